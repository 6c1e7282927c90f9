import {printExpression} from '../format/expression';
import {findFunction} from '../functions';
import {type FunctionName, functionReference, type ValueType} from '../reference/functions';
import type {Call, Expression} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {computedBy} from './computed';
import type {Scope} from './scope';

/** Checks how many arguments a function is given, and of which types. */
export function checkArguments(call: Call, name: string, scope: Scope): Fault[] {
  const found = findFunction(name);
  const parameters = (found?.scalar ?? found?.aggregate)?.parameters ?? [];
  const isEndless = parameters.at(-1)?.endsWith('…') ?? false;
  const most = isEndless ? Number.POSITIVE_INFINITY : parameters.length;
  const least = parameters.filter((parameter) => !parameter.startsWith('[')).length;
  const given = call.arguments.length;
  if (given < least || given > most)
    return [faultAt(call, `${name} is written ${name}(${parameters.join(', ')}).`)];
  const {takes} = functionReference[name as FunctionName];
  return call.arguments.flatMap((argument, index) => {
    const wanted = takes[index] ?? 'any';
    return mustBe(wanted, argument, `${name} takes ${called[wanted]}`, scope);
  });
}

/** Checks a side of `+`, `-`, `*` or `/`. */
export const checkOperand = (expression: Expression, scope: Scope): Fault[] =>
  mustBe('number', expression, 'Arithmetic needs numbers', scope);

/** @param rule what it must be, as a sentence: `sum takes a number` */
function mustBe(wanted: ValueType, expression: Expression, rule: string, scope: Scope): Fault[] {
  const {type, attribute} = computedBy(expression, scope);
  if (fits(type, wanted)) return [];
  const text = printExpression(expression);
  const isDate = type === 'text' && attribute?.type === 'dateTime';
  const fix = isWanted('text', wanted) ? `toString(${text})` : undefined;
  const advice = fix ? `Write ${fix}.` : isDate ? undefined : adviceOn(wanted, type, text);
  const message = `${rule}, but ${text} is ${isDate ? 'a date' : called[type]}.`;
  return [faultAt(expression, advice ? `${message} ${advice}` : message, fix)];
}

/** A record is its display name, where a text is wanted. */
function fits(given: ValueType, wanted: ValueType): boolean {
  if (given === 'any' || wanted === 'any' || given === wanted) return true;
  return isWanted(given === 'record' ? 'text' : given, wanted);
}

const isWanted = (type: ValueType, wanted: ValueType) => wanted.split(' or ').includes(type);

function adviceOn(wanted: ValueType, given: ValueType, text: string): string | undefined {
  if (wanted === 'record') return 'Give it an alias, such as h.';
  if (wanted !== 'number') return undefined;
  if (given === 'text') return `Write toFloat(${text}) for a number in a text.`;
  if (given === 'list') return `Write size(${text}) for how many values it has.`;
  return given === 'record' ? `Name an attribute: ${text}.riskScore.` : undefined;
}

const called: Record<ValueType, string> = {
  number: 'a number',
  text: 'a text',
  'true/false': 'true or false',
  list: 'a list',
  'list or text': 'a list or a text',
  record: 'a record',
  any: 'a value',
};
