import {listed} from '../../base/text/words';
import type {BoundProjection} from '../bind/bind';
import type {Scope} from '../bind/scope';
import {isAggregate} from '../expressions';
import type {Expression, Item, Projection} from '../syntax/ast';
import {takenApart} from './attribute-words';
import {whereClauses} from './condition';
import {nounOf} from './expression';
import {singularOf} from './names';

/** Explains RETURN: "Returns one row for each risk rating, with the number of hosts". */
export function returnSentence({distinct, items}: Projection, scope: Scope): string {
  const [keys, numbers] = nouns(items, scope, (noun, {label, expression}) => {
    if (expression.kind === 'case') return `${label ? columnOf(label.text) : 'a value'} (${noun})`;
    const isPlain = expression.kind === 'path' || expression.kind === 'call' || !label;
    return isPlain ? noun : `${noun} as ${columnOf(label.text)}`;
  });
  if (distinct && numbers.length === 0) return `Returns each distinct ${combined(keys)} once`;
  return `Returns ${rowsOf(keys, numbers, scope)}`;
}

/** Explains what WITH passes on, including its names and its condition. */
export function withSentence({items, where, scope, after, distinct}: BoundProjection): string {
  const computed = items.filter(({label}) => label);
  const isGrouped = items.some(({expression}) => isAggregate(expression));
  const [keys, numbers] = nouns(
    isGrouped || distinct ? items : computed,
    scope,
    (noun, {label, expression}) =>
      label ? withName(noun, takenApart(label.text), expression) : noun,
  );
  const rows =
    distinct && !isGrouped
      ? `each distinct ${combined(keys)}`
      : items.length > 0 && computed.length === 0
        ? `each ${matchOf(scope)}`
        : rowsOf(keys, numbers, scope);
  if (!where) return `Continues with ${rows}`;
  // The rows themselves have no name, so every noun in the condition is spelled out.
  const nobody = {plural: true, person: false};
  return `Continues with ${rows}, ${whereClauses(where, after, Number.NaN, nobody)}`;
}

const withName = (noun: string, name: string, {kind}: Expression) =>
  kind === 'case' ? `the ${name} (${noun})` : `${noun} (${name})`;

/** Returns a column's label, in quotes unless it's a plain word. */
export const columnOf = (label: string): string =>
  /^[A-Z]?[a-z]+$|^[A-Z]+$/.test(label) ? label : `"${label}"`;

/** Returns the columns in words: the grouping columns, and the ones computed from each group. */
function nouns(
  items: Item[],
  scope: Scope,
  named: (noun: string, item: Item) => string,
): [keys: string[], numbers: string[]] {
  const write = (item: Item) => named(nounOf(item.expression, scope), item);
  const isNumber = ({expression}: Item) => isAggregate(expression);
  return [items.filter((item) => !isNumber(item)).map(write), items.filter(isNumber).map(write)];
}

function rowsOf(keys: string[], numbers: string[], scope: Scope): string {
  if (numbers.length === 0) return `a row for each ${matchOf(scope)}, with ${listed(keys, 'and')}`;
  const each = keys.length === 0 ? '' : ` for each ${combined(keys)},`;
  return `one row${each} with ${listed(numbers, 'and')}`;
}

function combined(keys: string[]): string {
  const [only = '', ...others] = keys;
  return others.length === 0 ? only.replace(/^the /, '') : `combination of ${listed(keys, 'and')}`;
}

/** Returns what one row represents. */
function matchOf({sources, udm}: Scope): string {
  const [only, ...others] = sources.filter((source) => source !== undefined);
  if (!only || others.length > 0) return 'match';
  return only.models.length > 1 ? 'record' : singularOf(only.models, udm);
}
