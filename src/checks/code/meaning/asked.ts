import {bindQuery, conditionsOf} from '../../../bql/bind/bind';
import {computedBy} from '../../../bql/bind/computed';
import {isFault} from '../../../bql/bind/names';
import {type Scope, scopeOf} from '../../../bql/bind/scope';
import {labelOf} from '../../../bql/expressions';
import {ranksOf} from '../../../bql/ranks';
import {modelNamesOf, sourcesOf} from '../../../bql/sources';
import type {Condition, Expression, Query, SortKey, Test} from '../../../bql/syntax/ast';
import {parseCondition, parseQuery, parseSortKeys} from '../../../bql/syntax/parse';
import {udm} from '../../../product/udm';
import type {ModelAttribute} from '../../../product/udm/udm';

/** A test of a query, and what it is about. */
export interface AskedTest {
  test: Test;
  /** The last name of what is tested. */
  name: string;
  /** Nothing where the value was computed. */
  attribute?: ModelAttribute;
  /** It, or a step or group around it, is turned around by NOT or `!=`. */
  isNegated: boolean;
}

/** What a greater value of a sort key means. */
export type KeyMeaning = 'later' | 'longer ago' | 'more' | 'further in the alphabet';

/** A column whose expression tests something: `CASE WHEN … END AS Late`. */
export interface AskedColumn {
  /** Its own name, and the names that its branches give. */
  label: string;
  tests: AskedTest[];
}

/** What a query asks for, in the parts that a sentence can name, too. */
export interface Asked {
  text: string;
  /** Type names of the models whose records it finds. */
  found: string[];
  /** Of all models that it goes through. */
  models: string[];
  /** Of those that it looks for in vain: behind `THAT NOT`. */
  missing: string[];
  tests: AskedTest[];
  columns: AskedColumn[];
  /** What the columns are called that count what the tests let through. */
  counts: string[];
  sortKey?: {meaning: KeyMeaning; isDescending: boolean};
  skip?: number;
  limit?: number;
}

/** What a BQL query asks for; nothing where it cannot be read. */
export function askedByQuery(text: string): Asked | undefined {
  const {value} = parseQuery(text);
  if (!value) return undefined;
  const query = bindQuery(value, udm);
  const {find, steps, skip, limit} = query;
  const projections = [
    ...query.with.map((each) => ({...each, before: each.scope, scope: each.after})),
    ...(query.return ? [{...query.return, before: query.result, scope: query.result}] : []),
  ];
  return {
    text,
    found: modelNamesOf(find),
    models: sourcesOf(query).flatMap(modelNamesOf),
    missing: steps.flatMap(({negated, target}) => (negated ? modelNamesOf(target) : [])),
    tests: [
      ...conditionsOf(query).flatMap(({condition, part, scope}) =>
        testsOf(condition, scope, steps[part - 1]?.negated),
      ),
      ...projections.flatMap(({where, scope}) => (where ? testsOf(where, scope) : [])),
    ],
    columns: projections.flatMap(({items, before}) =>
      items.flatMap(({expression, label}) => columnsOf(expression, label?.text ?? '', before)),
    ),
    counts: (query.return?.items ?? []).flatMap(({expression, label}) =>
      label && countsAll(expression) ? [label.text] : [],
    ),
    sortKey: keyOf(query.orderBy[0], query, query.result),
    skip,
    limit,
  };
}

/** What a condition on records of one model asks for: BCL, or the filter of the API. */
export function askedByCondition(text: string, model: string, sorting = ''): Asked | undefined {
  const {value} = text ? parseCondition(text, {allowBareWords: true}) : {};
  if (text && !value) return undefined;
  const scope = scopeOf(udm, model);
  const [key] = sorting ? (parseSortKeys(sorting).value ?? []) : [];
  return {
    text: `${text} ${sorting}`,
    found: [model],
    models: [model],
    missing: [],
    tests: value ? testsOf(value, scope) : [],
    columns: [],
    counts: [],
    sortKey: keyOf(key, undefined, scope),
  };
}

function testsOf(condition: Condition, scope: Scope, isNegated = false): AskedTest[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap((each) => testsOf(each, scope, isNegated));
    case 'not':
      return testsOf(condition.condition, scope, !isNegated);
    default: {
      const target = scope.targetOf(condition.left);
      const isOpposite =
        ('negated' in condition && condition.negated) ||
        (condition.kind === 'comparison' && condition.operator === '!=');
      return [
        {
          test: condition,
          name: condition.left.names.at(-1)?.text ?? '',
          attribute: isFault(target) ? undefined : target.attribute,
          isNegated: isNegated !== isOpposite,
        },
      ];
    }
  }
}

/** `count(v)`, `count(DISTINCT v)`, and no CASE or attribute within. */
const countsAll = (expression: Expression) =>
  expression.kind === 'call' &&
  expression.name.text.toLowerCase() === 'count' &&
  expression.arguments.every((each) => each.kind === 'path' && each.names.length === 1);

/** The CASE expressions in a column; each branch is a column of its own if its results are names. */
function columnsOf(expression: Expression, label: string, scope: Scope): AskedColumn[] {
  switch (expression.kind) {
    case 'call':
      return expression.arguments.flatMap((each) => columnsOf(each, label, scope));
    case 'arithmetic':
      return [expression.left, expression.right].flatMap((each) => columnsOf(each, label, scope));
    case 'case':
      return expression.branches.map(({when, result}) => {
        const value = result.kind === 'literal' ? result.value : undefined;
        // What counts as 0 is left out.
        return {
          label: typeof value === 'string' ? value : label,
          tests: testsOf(when, scope, value === 0),
        };
      });
    default:
      return [];
  }
}

function keyOf(key: SortKey | undefined, query: Query | undefined, scope: Scope): Asked['sortKey'] {
  if (!key) return undefined;
  const {expression, descending} = key;
  const asked = expression.kind === 'literal' ? String(expression.value) : labelOf(expression);
  const item = query?.return?.items.find(({label}) => label?.text === asked);
  const meaning = meaningOf(item?.expression ?? expression, scope);
  return meaning && {meaning, isDescending: descending};
}

function meaningOf(expression: Expression, scope: Scope): KeyMeaning | undefined {
  if (expression.kind === 'case') return undefined;
  const {type, attribute} = computedBy(expression, scope);
  if (attribute?.type === 'dateTime') return 'later';
  if (attribute && /^ageIn/.test(attribute.name)) return 'longer ago';
  if (attribute && ranksOf(attribute, udm)) return 'more';
  if (attribute?.type === 'number' || type === 'number') return 'more';
  return attribute?.type === 'text' ? 'further in the alphabet' : undefined;
}
