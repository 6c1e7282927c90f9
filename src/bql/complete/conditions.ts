import {printText} from '../format/terms';
import {operatorReference} from '../reference/operators';
import {NumberLiteral, StringLiteral} from '../syntax/tokens';
import type {Completion} from './completion';
import {is, lastPath} from './draft';
import {type Expected, mayFollow} from './may-follow';
import {kindOf, operatorsFor, targetOf} from './operators';
import type {Situation} from './situation';
import {type ValueOption, valueOptions} from './values';

/** Returns the allowed operators that fit the preceding attribute, the most useful first. */
export function operatorOptions(expected: Expected[], {clause, scope}: Situation): Completion[] {
  const words = new Set(
    expected.flatMap(({rule, word}) => (/^test$|Test$|^comparison$/.test(rule) ? word : [])),
  );
  if (words.size === 0) return [];
  const isNegated = is(clause.at(-1), 'NOT');
  const target = targetOf(lastPath(isNegated ? clause.slice(0, -1) : clause), scope);
  return operatorsFor(target, scope)
    .filter((word) => words.has(word))
    .map((label) => ({label, kind: 'operator', info: operatorReference[label].meaning}));
}

/** Returns what can follow IN LAST: time spans, or units after a number. */
export function timeOptions(type: Expected['type'], {clause}: Situation): Completion[] {
  if (type === NumberLiteral)
    return ['7 days', '30 days', '90 days'].map((label) => ({label, kind: 'unit'}));
  const isOne = clause.at(-1)?.image === '1';
  return ['day', 'week', 'month', 'year', 'hour', 'minute'].map((unit) => ({
    label: isOne ? unit : `${unit}s`,
    kind: 'unit',
  }));
}

/** Returns the values that the attribute on the operator's left can be compared with. */
export function valuesHere({clause, scope, dataset}: Situation): ValueOption[] {
  return valueOptions(targetOf(lastPath(clause), scope), dataset);
}

/** Returns `["Open"]` and similar options that begin a list. */
export function listOptions(situation: Situation): Completion[] {
  const isDate = kindOf(targetOf(lastPath(situation.clause), situation.scope)) === 'date';
  return (isDate ? [] : valuesHere(situation)).map(({text: _, ...option}) => ({
    ...option,
    label: `[${option.label}]`,
  }));
}

/** Whether a literal is part of a comparison. That's everywhere except in RETURN, WITH, and ORDER BY. */
export const isCompared = ({type, rule, rules}: Expected) =>
  type === StringLiteral && rule === 'literal' && rules.includes('condition');

/** Returns the values to offer inside quotes, adding the closing quote if it's missing. */
export function stringOptions(situation: Situation, quote: 'open' | 'closed'): Completion[] {
  if (!mayFollow(situation).some(isCompared)) return [];
  return valuesHere(situation).flatMap(({text, ...option}) => {
    if (text === undefined) return [];
    const inside = printText(text).slice(1, -1);
    return [{...option, label: text, insert: quote === 'open' ? `${inside}"` : inside}];
  });
}
