import type {Scope} from '../bind/scope';
import {printPath} from '../format/terms';
import type {Comparison, Condition} from '../syntax/ast';
import {type Period, testOfParts} from '../syntax/calendar';
import {type Fault, faultAt} from '../syntax/fault';
import {dateAt} from './days';

/**
 * Catches parts of a date that are written like attributes: `dueDate.year = 2026 AND dueDate.month = 1`.
 *
 * @param tests one test, or several that AND joins
 * @returns undefined if the tests aren't like that, or if they don't name a period together
 */
export function partsOfDate(tests: Condition[], scope: Scope): Fault | undefined {
  const period: Period = {};
  const parts = tests.flatMap((test): Comparison[] => {
    if (test.kind !== 'comparison') return [];
    const names = test.left.names.slice(0, -1);
    const unit = test.left.names.at(-1)?.text.toLowerCase() ?? '';
    const left = {...test.left, names};
    if (names.length === 0 || !/^(?:year|month|quarter)$/.test(unit) || !dateAt(left, scope))
      return [];
    period[unit as keyof Period] = Number(test.value.value);
    return [{...test, left}];
  });
  const kinds = new Set(parts.map(({left, operator}) => `${printPath(left)} ${operator}`));
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last || parts.length < tests.length || kinds.size > 1) return undefined;
  const isClear = parts.length === 1 || first.operator === '=';
  const fix = isClear ? testOfParts(printPath(first.left), first.operator, period) : undefined;
  const range = {start: first.left.start, end: last.value.end};
  return fix === undefined ? undefined : faultAt(range, `Write a range of dates: ${fix}.`, fix);
}
