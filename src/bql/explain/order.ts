import type {BoundQuery} from '../bind/bind';
import {computedBy} from '../bind/computed';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {labeledItem, labelOf} from '../expressions';
import {ranksOf} from '../ranks';
import type {Expression, Projection, SortKey} from '../syntax/ast';
import {participleOf, takenApart, wordsOf} from './attribute-words';
import {nounOf} from './expression';
import {columnOf} from './projection';

/** Returns the result's order and size as a separate sentence. */
export function orderSentence(order: string[]): string[] {
  const [first, ...rest] = order;
  if (first === undefined) return [];
  if (first.startsWith('sorted')) return [order.join(', ')];
  if (first.startsWith('skipping')) return [order.join(', ').replace('skipping', 'skips')];
  if (!first.endsWith(' first')) return [`Returns ${order.join(', ')}`];
  return [[`The ${first.replace(/ first$/, ' comes first')}`, ...rest].join(', ')];
}

/** Returns the result's size and order: "at most 25, highest risk score first". */
export function orderParts({orderBy, skip, limit, result, ...query}: BoundQuery): string[] {
  return [
    ...(limit === undefined ? [] : [`at most ${limit.toLocaleString('en-US')}`]),
    ...(skip ? [`skipping the first ${skip.toLocaleString('en-US')}`] : []),
    ...orderBy.map((key, index) => {
      const words = keyWords(key, query.return, result);
      return index === 0 ? words : `then ${words}`;
    }),
  ];
}

function keyWords(
  {expression, descending}: SortKey,
  projection: Projection | undefined,
  scope: Scope,
): string {
  const item = labeledItem(expression, projection?.items);
  const found = item?.expression ?? expression;
  const [up, down] = directionsOf(found, scope);
  const direction = descending ? down : up;
  if (found.kind === 'case' || found.kind === 'arithmetic')
    return `sorted by ${item?.label ? columnOf(item.label.text) : nounOf(found, scope)}, ${direction.startsWith('from') ? direction : `${direction} first`}`;
  const words = attributeNoun(found, scope);
  const isClumsy = words.length > 45 || /^(?:lowest|highest|earliest|latest) /.test(words);
  if (item?.label && isClumsy && !direction.startsWith('from'))
    return `sorted by ${columnOf(item.label.text)}, ${direction} first`;
  if (direction.startsWith('from') || isParticiple(found)) {
    const noun = projection ? nounOf(found, scope) : words;
    return `sorted by ${noun}, ${direction}${isParticiple(found) ? ' first' : ''}`;
  }
  const isLast = words.startsWith('last ');
  const recent = descending ? 'most recent' : 'oldest';
  return `${isLast ? recent : direction} ${words.replace(/^last /, '')} first`;
}

const isParticiple = (expression: Expression) =>
  expression.kind === 'path' && participleOf(expression.names.at(-1)?.text ?? '') !== undefined;

function attributeNoun(expression: Expression, scope: Scope): string {
  if (expression.kind !== 'path') return nounOf(expression, scope).replace(/^the /, '');
  const target = scope.targetOf(expression);
  if (isFault(target) || target.kind === 'computed') return takenApart(labelOf(expression));
  return target.names.map(({text}) => wordsOf(text)).join("'s ") || 'name';
}

/** Returns the words for ascending and descending. */
function directionsOf(expression: Expression, scope: Scope): [up: string, down: string] {
  if (expression.kind === 'case' && expression.branches[0])
    return directionsOf(expression.branches[0].result, scope);
  const {type, attribute} = computedBy(expression, scope);
  if (attribute?.type === 'dateTime') return ['earliest', 'latest'];
  if (attribute && ranksOf(attribute, scope.udm)) return ['lowest', 'highest'];
  const isNumber = type === 'number' || attribute?.type === 'number';
  if (isNumber && !isNamed(expression, scope)) return ['lowest', 'highest'];
  return isNumber || type === 'any'
    ? ['from low to high', 'from high to low']
    : ['from A to Z', 'from Z to A'];
}

/** Whether the expression is a name assigned by WITH. Such a name already says what its number counts. */
function isNamed(expression: Expression, scope: Scope): boolean {
  if (expression.kind !== 'path') return false;
  const target = scope.targetOf(expression);
  return !isFault(target) && target.kind === 'computed';
}
