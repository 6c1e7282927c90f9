import {labeledItem} from '../../bql/expressions';
import type {Expression, Query, SortKey} from '../../bql/syntax/ast';
import {parseQuery, parseSortKeys} from '../../bql/syntax/parse';
import {onEachPage} from '../check';
import {type CheckedPage, lineOf} from '../page';
import {fencesOf} from './fences';

/** Values that readers want sorted from highest to lowest. */
const descending = new Set(
  [
    'riskScore baseRiskScore riskRating riskFactorOffset severity criticality',
    'openFindingCount numberOutOfCompliance total ageInDays count sum',
  ].flatMap((names) => names.split(' ')),
);

/** Upcoming dates, which readers want soonest first, and names, which they want in alphabetical order. */
const ascending = new Set(
  [
    'dueDate extendedDueDate expirationDate endOfSupport exceptionRequestDate nextReview',
    'name displayName username uid dataModelName',
  ].flatMap((names) => names.split(' ')),
);

const otherwise =
  /\b(?:lowest|least|fewest|smallest|shortest|last due date|from (?:low|Z)|backwards|in reverse)\b/i;

/**
 * Checks that a query's first results are the most important: the highest score, rating, or count, the next due date,
 * or the first name in alphabetical order. Readers look at the top of the results. If a different order is
 * intentional, the text above the query must say so.
 */
export const checkQueryOrder = onEachPage((page, report) => {
  for (const {line, name, isDescending} of keysOf(page)) {
    const isWrong = isDescending ? ascending.has(name) : descending.has(name);
    if (!isWrong || otherwise.test(textAbove(page, line))) continue;
    report(
      line,
      `the results begin with the ${isDescending ? 'last' : 'lowest'} "${name}"`,
      `write ${isDescending ? 'ASC' : 'DESC'}, or say in the text above that the results begin with the ${isDescending ? 'last' : 'lowest'}`,
    );
  }
});

interface Key {
  line: number;
  name: string;
  isDescending: boolean;
}

function keysOf(page: CheckedPage): Key[] {
  const queries = fencesOf(page, 'bql').flatMap(({node}): Key[] => {
    const {value: query} = parseQuery(node.value);
    return (query?.orderBy ?? []).map((key) => keyOf(key, lineOf(node), query));
  });
  const operations = fencesOf(page, 'graphql').flatMap(({node}): Key[] =>
    Array.from(node.value.matchAll(/\borderBy: "([^"]+)"/g), ([, keys = '']) => keys)
      .flatMap((keys) => parseSortKeys(keys).value ?? [])
      .map((key) => keyOf(key, lineOf(node))),
  );
  // Operations without a better key sort by name to get varied examples.
  return [...queries, ...operations.filter(({name}) => name !== 'name')];
}

function keyOf({expression, descending: isDescending}: SortKey, line: number, query?: Query): Key {
  const item = labeledItem(expression, query?.return?.items);
  return {line, name: nameOf(item?.expression ?? expression), isDescending};
}

/** The attribute or function of a sort key. */
function nameOf(expression: Expression): string {
  if (expression.kind === 'path') return expression.names.at(-1)?.text ?? '';
  return expression.kind === 'call' ? expression.name.text.toLowerCase() : '';
}

const textAbove = ({text}: CheckedPage, line: number) =>
  text
    .split('\n')
    .slice(Math.max(0, line - 5), line - 1)
    .join(' ');
