import type {Compared} from '../bind/compared';
import {printPath} from '../format/terms';
import type {Comparison, TextTest} from '../syntax/ast';
import {testOfParts} from '../syntax/calendar';
import {type Fault, faultAt} from '../syntax/fault';
import {canBeLater, everBefore, pastOf, testOfPast} from '../syntax/spans';

/**
 * Catches a time before now that's written as text, `lastSeen >= "now-7d"`, a year, `lastSeen >= 2025`, a number of
 * seconds, and true or false.
 *
 * @returns undefined if it isn't so, or if the comparison isn't clear
 */
export function relativeDate(
  {left, operator, value: {value, isDate, end}}: Comparison,
  {kind, name}: Compared,
): Fault | undefined {
  if (kind !== 'date' || isDate) return undefined;
  const path = printPath(left);
  // `lastSeen > 2025` means after that year.
  const year = /^\d{4}$/.test(`${value}`) ? Number(value) : undefined;
  const test = testOfParts(path, operator, {year});
  if (test) return faultAt({start: left.start, end}, `"${name}" is a date. Write ${test}.`, test);
  if (typeof value === 'boolean' && (operator === '=' || operator === '!=')) {
    const fix = testOfState(path, value === (operator === '='));
    return faultAt({start: left.start, end}, `"${name}" is a date. Write ${fix}.`, fix);
  }
  const moment = typeof value === 'number' ? momentOf(value) : undefined;
  if (moment) {
    const fix = `${path} ${operator} ${moment}`;
    return faultAt({start: left.start, end}, `"${name}" is a date. Write ${fix}.`, fix);
  }
  if (typeof value !== 'string') return undefined;
  const past = pastOf(value);
  const isClear = past && (past.isWhole ? operator !== '!=' : /[<>]/.test(operator));
  if (!past || !isClear) return undefined;
  const fix = testOfPast(path, operator === '=' ? '>' : operator, past.span);
  return faultAt({start: left.start, end}, `"${name}" is a date. Write ${fix}.`, fix);
}

/** Catches a year or month that's searched in a date: `lastSeen LIKE "2025-11%"`. */
export function periodAsText(
  {left, operator, value, negated, start}: TextTest,
  {kind, name}: Compared,
): Fault | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?-?[%*]?$/.exec(String(value.value)) ?? [];
  const test = testOfParts(printPath(left), '=', {
    year: Number(year),
    month: month === undefined ? undefined : Number(month),
  });
  if (kind !== 'date' || operator === 'ENDS WITH' || !test) return undefined;
  const fix = negated ? `NOT ${test}` : test;
  return faultAt({start, end: value.end}, `"${name}" is a date. Write ${fix}.`, fix);
}

/** Turns `endOfSupport = true` into `endOfSupport IN LAST 100 years`, and `lastFixed = true` into a test for any date. */
function testOfState(path: string, isTrue: boolean): string {
  const not = isTrue ? '' : 'NOT ';
  return canBeLater(path) ? `${path} ${not}${everBefore}` : `${path} ${not}EXISTS`;
}

/** Turns seconds or milliseconds since 1970 into a date. */
function momentOf(value: number): string | undefined {
  const isSeconds = value >= 1e9 && value < 1e10;
  if (!isSeconds && !(value >= 1e12 && value < 1e13)) return undefined;
  const moment = new Date(isSeconds ? value * 1000 : value).toISOString();
  return moment.replace(/(?::00)?\.\d+Z$/, 'Z').replace('T00:00Z', '');
}
