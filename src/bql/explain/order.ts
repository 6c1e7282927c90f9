import {resolve} from '../check/resolve';
import {isFault, type Scope} from '../check/scope';
import {labelOf} from '../expressions';
import {findFunction} from '../functions';
import {ranksOf} from '../ranks';
import type {Call, Expression, Projection, Query, SortKey} from '../syntax/ast';
import {functions} from '../syntax/words';
import {participleOf, takenApart, wordsOf} from './attribute-words';
import {isDateAt, nounOf} from './expression';
import {columnOf} from './projection';

/** The order and the size of a result as a sentence of their own. */
export function orderSentence(order: string[]): string[] {
  const [first, ...rest] = order;
  if (first === undefined) return [];
  if (first.startsWith('sorted')) return [order.join(', ')];
  if (!first.endsWith(' first')) return [`Gives ${order.join(', ')}`];
  return [[`The ${first.replace(/ first$/, ' comes first')}`, ...rest].join(', ')];
}

/** How much of the result is given, and in which order: "at most 25, highest risk score first". */
export function orderParts({orderBy, skip, limit, ...query}: Query, scope: Scope): string[] {
  return [
    ...(skip ? [`without the first ${skip.toLocaleString('en-US')}`] : []),
    ...(limit === undefined ? [] : [`at most ${limit.toLocaleString('en-US')}`]),
    ...orderBy.map((key, index) => {
      const words = keyWords(key, query.return, scope);
      return index === 0 ? words : `then ${words}`;
    }),
  ];
}

function keyWords(
  {expression, descending}: SortKey,
  projection: Projection | undefined,
  scope: Scope,
): string {
  const asked = expression.kind === 'literal' ? String(expression.value) : labelOf(expression);
  const item = projection?.items.find((each) => each.label?.text === asked);
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
  const target = resolve(expression, scope);
  if (isFault(target) || target.kind === 'computed') return takenApart(labelOf(expression));
  return target.names.map(({text}) => wordsOf(text)).join("'s ") || 'name';
}

/** What low and high are called. */
function directionsOf(expression: Expression, scope: Scope): [up: string, down: string] {
  const alphabet: [string, string] = ['from A to Z', 'from Z to A'];
  if (expression.kind === 'call') return directionsOfCall(expression, scope);
  if (expression.kind === 'case') {
    const [first] = expression.branches;
    return first ? directionsOf(first.result, scope) : alphabet;
  }
  if (expression.kind === 'literal')
    return typeof expression.value === 'number' ? ['lowest', 'highest'] : alphabet;
  if (expression.kind === 'arithmetic' || expression.kind === 'negative')
    return ['lowest', 'highest'];
  if (expression.kind !== 'path') return alphabet;
  if (isDateAt(expression, scope)) return ['earliest', 'latest'];
  const target = resolve(expression, scope);
  if (isFault(target)) return alphabet;
  if (target.kind === 'computed') return ['from low to high', 'from high to low'];
  const {attribute} = target;
  const isHigh = attribute && (attribute.type === 'number' || ranksOf(attribute, scope.udm));
  return isHigh ? ['lowest', 'highest'] : alphabet;
}

const texts: ReadonlySet<string> = new Set([
  ...functions.string,
  ...functions.scalar.filter((name) => !/^(?:size|timestamp|toFloat|toInteger)$/.test(name)),
]);

function directionsOfCall(call: Call, scope: Scope): [up: string, down: string] {
  const name = findFunction(call.name.text)?.name ?? '';
  const [argument] = call.arguments;
  if (texts.has(name)) return ['from A to Z', 'from Z to A'];
  const isDate = argument?.kind === 'path' && isDateAt(argument, scope);
  return isDate && /^(?:min|max)$/.test(name) ? ['earliest', 'latest'] : ['lowest', 'highest'];
}
