import type {Case, Condition, Item, Projection, Query, SortKey, Source, Step} from '../syntax/ast';
import {isName, isWord} from '../syntax/lexer';
import {formatCondition, printCondition} from './condition';
import {printExpression} from './expression';
import {printText} from './terms';
import {width} from './width';

/** Formats a query as the style guide requires, with one clause per line. Parsing the output gives the same query. */
export function formatQuery(query: Query): string {
  const {find, where, steps, orderBy, skip, limit} = query;
  return [
    `FIND ${printSource(find)}`,
    ...printWhere(where),
    ...steps.flatMap((step) => [printStep(step), ...printWhere(step.where)]),
    ...query.with.flatMap((projection) => [
      printProjection('WITH', projection),
      ...printWhere(projection.where),
    ]),
    ...(query.return ? [printProjection('RETURN', query.return)] : []),
    ...(orderBy.length > 0
      ? [`ORDER BY ${orderBy.map((key) => printSortKey(key, query.return)).join(', ')}`]
      : []),
    ...(skip === undefined ? [] : [`SKIP ${skip}`]),
    ...(limit === undefined ? [] : [`LIMIT ${limit}`]),
  ].join('\n');
}

/** Writes models and their alias. */
export function printSource({models, alias}: Source): string {
  const names = models.map(({text}) => text).join('|');
  return alias ? `${names} AS ${alias.text}` : names;
}

/** Writes a step on one line, without its WHERE. */
export function printStep({from, optional, negated, verb, direction, target}: Step): string {
  return [
    ...(from ? [`AND ${from.text}`] : []),
    ...(optional ? ['OPTIONALLY'] : []),
    'THAT',
    ...(negated ? ['NOT'] : []),
    verb?.text ?? 'RELATES TO',
    ...(direction ? [direction === 'out' ? '>>' : '<<'] : []),
    printSource(target),
  ].join(' ');
}

function printWhere(where: Condition | undefined): string[] {
  return where ? [`WHERE ${formatCondition(where)}`] : [];
}

/** Writes a WITH without its WHERE, or a RETURN. A long one has one item per line. */
export function printProjection(word: string, {distinct, items}: Projection): string {
  const start = distinct ? `${word} DISTINCT` : word;
  const printed = items.map(printItem);
  const line = `${start} ${printed.join(', ')}`;
  return line.length <= width ? line : `${start} ${printed.join(',\n  ')}`;
}

function printItem({expression, label}: Item): string {
  const after = label ? ` AS ${isWord(label.text) ? label.text : printText(label.text)}` : '';
  const line = printExpression(expression) + after;
  return expression.kind === 'case' && line.length > width
    ? `${printLongCase(expression)}${after}`
    : line;
}

/** Writes one branch per line. */
function printLongCase({branches, otherwise}: Case): string {
  return [
    'CASE',
    ...branches.map(
      ({when, result}) => `    WHEN ${printCondition(when)} THEN ${printExpression(result)}`,
    ),
    ...(otherwise ? [`    ELSE ${printExpression(otherwise)}`] : []),
    '  END',
  ].join('\n');
}

function printSortKey({expression, descending}: SortKey, returned?: Projection): string {
  const label = returned?.items.find(
    (item) => expression.kind === 'literal' && item.label?.text === expression.value,
  )?.label?.text;
  const key = label && isName(label) ? label : printExpression(expression);
  return `${key} ${descending ? 'DESC' : 'ASC'}`;
}
