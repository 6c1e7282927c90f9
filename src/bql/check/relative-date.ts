import type {Compared} from '../bind/compared';
import type {Comparison} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {pastOf, testOfPast} from '../syntax/spans';

/**
 * Catches a time before now that's written as text: `lastSeen >= "now-7d"`.
 *
 * @returns undefined if it isn't so, or if the comparison isn't clear
 */
export function relativeDate(
  {left, operator, value: {value, isDate, end}}: Comparison,
  {kind, name}: Compared,
): Fault | undefined {
  if (kind !== 'date' || isDate || typeof value !== 'string') return undefined;
  const past = pastOf(value);
  const isClear = past && (past.isWhole ? operator !== '!=' : /[<>]/.test(operator));
  if (!past || !isClear) return undefined;
  const path = left.names.map(({text}) => text).join('.');
  const fix = testOfPast(path, operator === '=' ? '>' : operator, past.span);
  return faultAt({start: left.start, end}, `"${name}" is a date. Write ${fix}.`, fix);
}
