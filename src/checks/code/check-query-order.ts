import {labelOf} from '../../bql/expressions';
import type {Expression, Query, SortKey} from '../../bql/syntax/ast';
import {parseQuery, parseSortKeys} from '../../bql/syntax/parse';
import {onEachPage} from '../check';
import {type CheckedPage, lineOf} from '../page';
import {fencesOf} from './fences';

/** What readers want to see most of, highest first. */
const descending = new Set(
  [
    'riskScore baseRiskScore riskRating riskFactorOffset severity criticality',
    'openFindingCount numberOutOfCompliance total ageInDays count sum',
  ].flatMap((names) => names.split(' ')),
);

/** What comes next, and names in the order of the alphabet. */
const ascending = new Set(
  [
    'dueDate extendedDueDate expirationDate endOfSupport exceptionRequestDate nextReview',
    'name displayName username uid dataModelName',
  ].flatMap((names) => names.split(' ')),
);

const otherwise =
  /\b(?:lowest|least|fewest|smallest|shortest|last due date|from (?:low|Z)|backwards|in reverse)\b/i;

/**
 * A query begins with what matters: the highest score, rating, or count, the next due date, the first name of the
 * alphabet. A reader who runs it looks at the top. Where the order is another on purpose, the text above says so.
 */
export const checkQueryOrder = onEachPage((page, report) => {
  for (const {line, name, isDescending} of keysOf(page)) {
    const isWrong = isDescending ? ascending.has(name) : descending.has(name);
    if (!isWrong || otherwise.test(textAbove(page, line))) continue;
    report(
      line,
      `the query begins with the ${isDescending ? 'last' : 'lowest'} "${name}"`,
      `write ${isDescending ? 'ASC' : 'DESC'}, or say in the text above that it begins with the ${isDescending ? 'last' : 'lowest'}`,
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
  // Operations without a better key sort by name, to get varied examples.
  return [...queries, ...operations.filter(({name}) => name !== 'name')];
}

function keyOf({expression, descending: isDescending}: SortKey, line: number, query?: Query): Key {
  const asked = expression.kind === 'literal' ? String(expression.value) : labelOf(expression);
  const item = query?.return?.items.find(({label}) => label?.text === asked);
  return {line, name: nameOf(item?.expression ?? expression), isDescending};
}

/** The attribute or the function that is sorted by. */
function nameOf(expression: Expression): string {
  if (expression.kind === 'path') return expression.names.at(-1)?.text ?? '';
  return expression.kind === 'call' ? expression.name.text.toLowerCase() : '';
}

const textAbove = ({text}: CheckedPage, line: number) =>
  text
    .split('\n')
    .slice(Math.max(0, line - 5), line - 1)
    .join(' ');
