import {bindQuery, conditionsOf} from '../../../bql/bind/bind';
import {computedBy} from '../../../bql/bind/computed';
import {isFault} from '../../../bql/bind/names';
import {type Scope, scopeOf} from '../../../bql/bind/scope';
import {labeledItem} from '../../../bql/expressions';
import {ranksOf} from '../../../bql/ranks';
import {modelNamesOf, sourcesOf} from '../../../bql/sources';
import type {Condition, Expression, Query, SortKey, Test} from '../../../bql/syntax/ast';
import {parseCondition, parseQuery, parseSortKeys} from '../../../bql/syntax/parse';
import {udm} from '../../../product/udm';
import type {ModelAttribute} from '../../../product/udm/udm';

/** A test in a query, and the attribute that it's about. */
export interface AskedTest {
  test: Test;
  /** The last name in the tested path. */
  name: string;
  /** Undefined if the value is computed. */
  attribute?: ModelAttribute;
  /** Whether NOT or `!=` negates it, or a step or group around it. */
  isNegated: boolean;
}

/** What a greater value of a sort key means. */
export type KeyMeaning = 'later' | 'longer ago' | 'more' | 'further in the alphabet';

/** A column whose expression tests something: `CASE WHEN … END AS Late`. */
export interface AskedColumn {
  /** The column's name, or the name that a branch returns. */
  label: string;
  tests: AskedTest[];
}

/** What a query asks for, split into parts that a sentence can also name. */
export interface Asked {
  text: string;
  /** Type names of the models whose records it finds. */
  found: string[];
  /** Type names of all models in the query. */
  models: string[];
  /** Type names of the models that must not be found: those after `THAT NOT`. */
  missing: string[];
  tests: AskedTest[];
  columns: AskedColumn[];
  /** Names of the columns that count all records that the tests match. */
  counts: string[];
  sortKey?: {meaning: KeyMeaning; isDescending: boolean};
  skip?: number;
  limit?: number;
}

/** Reads what a BQL query asks for. Returns undefined if the query can't be parsed. */
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

/** Reads what a condition on one model's records asks for: BCL, or an API filter. */
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

/** Whether an expression is a count such as `count(v)` or `count(DISTINCT v)`, without CASE or an attribute. */
const countsAll = (expression: Expression) =>
  expression.kind === 'call' &&
  expression.name.text.toLowerCase() === 'count' &&
  expression.arguments.every((each) => each.kind === 'path' && each.names.length === 1);

/** The CASE expressions in a column. If the results are names, each branch is a column of its own. */
function columnsOf(expression: Expression, label: string, scope: Scope): AskedColumn[] {
  switch (expression.kind) {
    case 'call':
      return expression.arguments.flatMap((each) => columnsOf(each, label, scope));
    case 'arithmetic':
      return [expression.left, expression.right].flatMap((each) => columnsOf(each, label, scope));
    case 'case':
      return expression.branches.map(({when, result}) => {
        const value = result.kind === 'literal' ? result.value : undefined;
        // A result of 0 excludes the record.
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
  const item = labeledItem(expression, query?.return?.items);
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
