import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {printPath} from '../format/terms';
import type {Comparison, Condition, Path} from '../syntax/ast';
import {type Period, testOfParts} from '../syntax/calendar';
import {type Fault, faultAt} from '../syntax/fault';

/** A test of a part of a date that's written like an attribute: `dueDate.year = 2026`. */
interface PartTest extends Comparison {
  path: string;
  period: Period;
}

/**
 * Catches parts of a date that are written like attributes: `dueDate.year = 2026 AND dueDate.month = 1`.
 *
 * @param tests one test, or several that AND joins
 * @returns undefined if the tests aren't like that, or if they don't name a period together
 */
export function partsOfDate(tests: Condition[], scope: Scope): Fault | undefined {
  const parts = tests.flatMap((test) => partTest(test, scope) ?? []);
  const [first, ...others] = parts;
  const last = parts.at(-1);
  if (!first || !last || parts.length < tests.length) return undefined;
  const isOne = others.every(({path}) => path === first.path);
  const isEqual = others.length === 0 || parts.every(({operator}) => operator === '=');
  const period: Period = Object.assign({}, ...parts.map((each) => each.period));
  const fix = isOne && isEqual ? testOfParts(first.path, first.operator, period) : undefined;
  const range = {start: first.left.start, end: last.value.end};
  return fix === undefined ? undefined : faultAt(range, `Write a range of dates: ${fix}.`, fix);
}

function partTest(test: Condition, scope: Scope): PartTest | undefined {
  if (test.kind !== 'comparison') return undefined;
  const unit = test.left.names.at(-1)?.text.toLowerCase() ?? '';
  const names = test.left.names.slice(0, -1);
  if (!/^(?:year|month|quarter)$/.test(unit) || names.length === 0) return undefined;
  const path: Path = {...test.left, names};
  const target = scope.targetOf(path);
  if (isFault(target) || target.kind !== 'attribute' || target.attribute.type !== 'dateTime')
    return undefined;
  return {...test, path: printPath(path), period: {[unit]: Number(test.value.value)}};
}
