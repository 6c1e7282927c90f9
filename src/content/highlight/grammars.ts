import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {bqlGrammar} from '../../bql/prism';

const load = createRequire(__filename);

/** Words that begin a definition are also names of fields, such as `type`. Prism's own pattern doesn't tell them apart. */
const graphqlKeyword =
  /^(?:extend\s+)?(?:directive|enum|fragment|input|interface|mutation|query|scalar|schema|subscription|type|union)\b|\b(?:implements|on|repeatable)\b/m;

/**
 * Loads Prism's grammars: BQL, its condition language, and the named Prism languages, in addition to the ones that come
 * with `prism-react-renderer`.
 *
 * @throws when Prism doesn't have a language with that name
 */
export function loadGrammars(names: readonly string[]): void {
  Prism.languages.bql = bqlGrammar;
  Prism.languages.bcl = bqlGrammar;
  // Prism's language files add to a global with that name.
  Object.assign(globalThis, {Prism});
  for (const name of names) load(`prismjs/components/prism-${name}`);
  Reflect.deleteProperty(globalThis, 'Prism');
  const {graphql} = Prism.languages;
  if (graphql) graphql.keyword = graphqlKeyword;
}
