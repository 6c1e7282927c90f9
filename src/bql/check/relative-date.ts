import type {Compared} from '../bind/compared';
import {printPath} from '../format/terms';
import type {Comparison} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {pastOf, testOfPast} from '../syntax/spans';

/**
 * Catches a time before now that's written as text, `lastSeen >= "now-7d"`, and a year, `lastSeen >= 2025`.
 *
 * @returns undefined if it isn't so, or if the comparison isn't clear
 */
export function relativeDate(
  {left, operator, value: {value, isDate, end}}: Comparison,
  {kind, name}: Compared,
): Fault | undefined {
  if (kind !== 'date' || isDate) return undefined;
  const path = printPath(left);
  const test = testOfYear(path, operator, String(value));
  if (test) return faultAt({start: left.start, end}, `"${name}" is a date. Write ${test}.`, test);
  if (typeof value !== 'string') return undefined;
  const past = pastOf(value);
  const isClear = past && (past.isWhole ? operator !== '!=' : /[<>]/.test(operator));
  if (!past || !isClear) return undefined;
  const fix = testOfPast(path, operator === '=' ? '>' : operator, past.span);
  return faultAt({start: left.start, end}, `"${name}" is a date. Write ${fix}.`, fix);
}

/** Turns `lastSeen > 2025`, which means after that year, into `lastSeen >= 2026-01-01`. */
function testOfYear(path: string, operator: string, value: string): string | undefined {
  if (!/^(?:19|20)\d\d$/.test(value)) return undefined;
  const year = `${value}-01-01`;
  const next = `${Number(value) + 1}-01-01`;
  switch (operator) {
    case '=':
      return `(${path} >= ${year} AND ${path} < ${next})`;
    case '!=':
      return `(${path} < ${year} OR ${path} >= ${next})`;
    case '>':
      return `${path} >= ${next}`;
    case '<=':
      return `${path} < ${next}`;
    default:
      return `${path} ${operator} ${year}`;
  }
}
