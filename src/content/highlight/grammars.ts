import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {bqlGrammar} from '../../bql/prism';

const load = createRequire(__filename);

/**
 * Gives Prism its grammars: BQL, its condition language, and Prism's own ones of these names, besides those that come
 * with `prism-react-renderer`.
 * @throws if Prism has no language of a name
 */
export function loadGrammars(names: readonly string[]): void {
  Prism.languages.bql = bqlGrammar;
  Prism.languages.bcl = bqlGrammar;
  // Prism's files of languages add to a global of that name.
  Object.assign(globalThis, {Prism});
  for (const name of names) load(`prismjs/components/prism-${name}`);
  Reflect.deleteProperty(globalThis, 'Prism');
}
