import {keywords, literals, wordOperators} from '../../bql/syntax/words';
import {udm} from '../../product/udm';
import {onEachPage} from '../check';
import {inlineCodesOf} from '../code/inline-codes';

/** Words of BQL: `IN LAST` gives `IN`, `LAST`, and, as in the API, `IN_LAST`. */
const bqlWords = new Set(
  [...keywords, ...wordOperators, ...literals].flatMap((phrase) => [
    ...phrase.split(' '),
    phrase.replaceAll(' ', '_'),
    `NOT_${phrase.replaceAll(' ', '_')}`,
  ]),
);

/** HTTP methods, which data model pages also name. */
const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Checks that a verb in code belongs to a relationship of a model that the code can be about. On a model's page, and
 * in a "Verb" column, every word in capitals that isn't a BQL word is a verb. On other pages about BQL, only words
 * with an underscore are verbs.
 */
export const checkVerbs = onEachPage((page, report) => {
  for (const {node, models, isMistake, column} of inlineCodesOf(page)) {
    const [word, end] = /^[A-Z]{2,}((?:_[A-Z]+)*)$/.exec(node.value) ?? [];
    if (!word || isMistake || bqlWords.has(word) || methods.has(word)) continue;
    const isVerb =
      page.kind === 'model' || column === 'Verb' || (end && page.path.startsWith('docs/bql/'));
    if (!isVerb) continue;
    if (!models().some((typeName) => verbsOf(typeName).has(word)))
      report(
        node,
        `no relationship of ${models().slice(0, 3).join(', ')} has the verb "${word}"`,
        'fix the verb, or name a model that has it in this section',
      );
  }
});

function verbsOf(typeName: string): Set<string> {
  const edges = [...udm.relationshipsFrom(typeName), ...udm.relationshipsTo(typeName)];
  return new Set(edges.map(({verb}) => verb));
}
