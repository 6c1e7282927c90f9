import {computedBy} from '../bind/computed';
import type {Scope} from '../bind/scope';
import {printExpression} from '../format/expression';
import {findFunction} from '../functions/find';
import {daysAdvice} from '../functions/foreign';
import {type FunctionName, functionReference, type ValueType} from '../functions/reference';
import type {Arithmetic, Call, Expression} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {daysBeside} from './days';

/** Checks the number and types of a function's arguments. */
export function checkArguments(call: Call, name: FunctionName, scope: Scope): Fault[] {
  const found = findFunction(name);
  const parameters = (found?.scalar ?? found?.aggregate)?.parameters ?? [];
  const isEndless = parameters.at(-1)?.endsWith('…') ?? false;
  const most = isEndless ? Number.POSITIVE_INFINITY : parameters.length;
  const least = parameters.filter((parameter) => !parameter.startsWith('[')).length;
  const given = call.arguments.length;
  if (given < least || given > most) {
    const fix = fittingCall(call, name);
    const better = fix ?? `${name} as ${name}(${parameters.join(', ')})`;
    return [faultAt(call, `Write ${better}.`, fix)];
  }
  const {takes} = functionReference[name];
  return call.arguments.flatMap((argument, index) => {
    const wanted = takes[index] ?? 'any';
    return [
      ...mustBe(wanted, argument, `${name} takes ${called[wanted]}`, scope),
      ...(parameters[index] === 'fraction' ? mustBeFraction(argument, name) : []),
    ];
  });
}

/** Returns the call that `count()` and `round(x, 2)` mean, which other languages have. */
function fittingCall({arguments: [value, digits]}: Call, name: FunctionName): string | undefined {
  if (name === 'count' && !value) return 'count(*)';
  const places = name === 'round' && digits ? constantOf(digits) : undefined;
  if (!value || places === undefined || !Number.isInteger(places) || places < 0 || places > 6)
    return undefined;
  const factor = 10 ** places;
  const rounded =
    value.kind === 'arithmetic' ? `(${printExpression(value)})` : printExpression(value);
  return places === 0 ? `round(${rounded})` : `round(${rounded} * ${factor}) / ${factor}`;
}

function mustBeFraction(argument: Expression, name: string): Fault[] {
  const value = constantOf(argument);
  if (value === undefined || (value >= 0 && value <= 1)) return [];
  const message = `${name} takes a fraction from 0 to 1, but ${value} is outside that range.`;
  const fraction = value > 1 && value <= 100 ? String(value / 100) : undefined;
  return [faultAt(argument, fraction ? `${message} Write ${fraction}.` : message, fraction)];
}

function constantOf(expression: Expression): number | undefined {
  if (expression.kind === 'literal') {
    const {value} = expression;
    return typeof value === 'number' ? value : undefined;
  }
  const positive = expression.kind === 'negative' ? constantOf(expression.of) : undefined;
  return positive === undefined ? undefined : -positive;
}

/** Checks both sides of `+`, `-`, `*`, or `/`. */
export function checkOperands(expression: Arithmetic, scope: Scope): Fault[] {
  const sides = [expression.left, expression.right];
  if (sides.some((side) => joinsTexts(side, scope))) return [];
  if (joinsTexts(expression, scope))
    return [faultAt(expression, "Text values can't be joined. Return each one in its own column.")];
  if (expression.operator === '-' && sides.every((side) => isDate(side, scope))) {
    const days = daysBeside(sides, scope);
    const instead =
      "Dates can't be subtracted. Compare them in WHERE, as in lastSeen IN LAST 30 days.";
    return [faultAt(expression, days.length > 0 ? daysAdvice(days) : instead)];
  }
  return sides.flatMap((side) => checkOperand(side, scope));
}

/** Checks the operand of a minus sign or of another arithmetic operator. */
export const checkOperand = (expression: Expression, scope: Scope): Fault[] =>
  mustBe('number', expression, 'Arithmetic needs numbers', scope);

/**
 * Whether an expression tries to concatenate strings: `h.name + " on fire"`. A single text attribute doesn't count,
 * because it can contain a number.
 */
function joinsTexts(expression: Expression, scope: Scope): boolean {
  if (expression.kind !== 'arithmetic' || expression.operator !== '+') return false;
  const sides = [expression.left, expression.right];
  const isText = (side: Expression) =>
    joinsTexts(side, scope) || (computedBy(side, scope).type === 'text' && !isDate(side, scope));
  const texts = sides.filter(isText);
  return texts.length === 2 || texts.some(({kind}) => kind !== 'path' && kind !== 'call');
}

function isDate(expression: Expression, scope: Scope): boolean {
  if (expression.kind === 'literal') return expression.isDate ?? false;
  return computedBy(expression, scope).attribute?.type === 'dateTime';
}

/** @param rule the requirement as a sentence: `sum takes a number` */
function mustBe(wanted: ValueType, expression: Expression, rule: string, scope: Scope): Fault[] {
  const {type, attribute} = computedBy(expression, scope);
  if (fits(type, wanted)) return [];
  const text = printExpression(expression);
  const what = type === 'text' && isDate(expression, scope) ? 'a date' : called[type];
  const isChoice = type === 'text' && attribute?.type === 'choice';
  const fix = isWanted('text', wanted) ? `toString(${text})` : numberIn(expression, wanted);
  const isNoNumber = what === 'a date' || isChoice || expression.kind === 'literal';
  const advice = fix ? `Write ${fix}.` : isNoNumber ? undefined : adviceOn(wanted, type, text);
  const message = `${rule}, but ${text} is ${what}.`;
  return [faultAt(expression, advice ? `${message} ${advice}` : message, fix)];
}

/** Returns `7.5` if a number is required and `"7.5"` was given. */
function numberIn(expression: Expression, wanted: ValueType): string | undefined {
  const text = expression.kind === 'literal' ? String(expression.value) : '';
  return wanted === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? text : undefined;
}

/** A record counts as text: its display name is used. */
function fits(given: ValueType, wanted: ValueType): boolean {
  if (given === 'any' || wanted === 'any' || given === wanted) return true;
  return isWanted(given === 'record' ? 'text' : given, wanted);
}

const isWanted = (type: ValueType, wanted: ValueType) => wanted.split(' or ').includes(type);

function adviceOn(wanted: ValueType, given: ValueType, text: string): string | undefined {
  if (wanted === 'record') return 'Pass an alias, such as h.';
  if (wanted !== 'number') return undefined;
  if (given === 'text') return `To read a number from text, write toFloat(${text}).`;
  if (given === 'list') return `For the number of values, write size(${text}).`;
  return given === 'record' ? `Name an attribute, such as ${text}.riskScore.` : undefined;
}

const called: Record<ValueType, string> = {
  number: 'a number',
  text: 'text',
  'true/false': 'true or false',
  list: 'a list',
  'list or text': 'a list or text',
  record: 'a record',
  any: 'a value',
};
