import {checkLength} from './overrun';
import type {functions as names} from './syntax/words';

/** What an expression gives: a value, a list, or nothing. */
export type Scalar = string | number | boolean;
export type Result = Scalar | readonly Scalar[] | null;

type FunctionName<Group extends keyof typeof names> = (typeof names)[Group][number];

/** A function that makes one value out of its arguments. */
export interface ScalarFunction {
  /** How it is called: names of the arguments, those in brackets may be left out. */
  parameters: string[];
  /** Gives NULL for a NULL argument without being asked, unless `takesNull`. */
  takesNull?: boolean;
  apply: (args: Result[], now: Date, random: () => number) => Result;
}

interface AggregateHelp {
  /** The second argument, from 0 to 1, of those that have one. */
  fraction: number;
  /** Below 0 where the first lies below the second: ratings by rank. */
  compare: (a: Scalar, b: Scalar) => number;
}

/** A function that makes one value out of the rows of a group; rows without a value are left out before. */
export interface AggregateFunction {
  parameters: string[];
  apply: (values: Scalar[], help: AggregateHelp) => Result;
}

/** A text is a number only as people write one: not empty, not hexadecimal. */
const number = (value: Result | undefined): number => {
  if (typeof value === 'string' && !/^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value))
    return Number.NaN;
  const found = Number(value);
  return Number.isFinite(found) ? found : Number.NaN;
};
const orNull = (value: number): Result => (Number.isFinite(value) ? value : null);
const text = (value: Result | undefined): string =>
  Array.isArray(value) ? value.join(', ') : String(value);
const list = (value: Result | undefined): readonly Scalar[] =>
  Array.isArray(value) ? value : [value as Scalar];

const math = (apply: (x: number) => number): ScalarFunction => ({
  parameters: ['number'],
  apply: ([x]) => orNull(apply(number(x))),
});
const ofText = (apply: (value: string) => Result): ScalarFunction => ({
  parameters: ['text'],
  apply: ([value]) => apply(text(value)),
});
const cut = (apply: (value: string, length: number) => string): ScalarFunction => ({
  parameters: ['text', 'length'],
  apply: ([value, length]) => apply(text(value), Math.max(0, number(length))),
});

/** Functions of one row, by name. */
export const scalarFunctions: Record<
  FunctionName<'numeric' | 'logarithmic' | 'trigonometric' | 'scalar' | 'string'>,
  ScalarFunction
> = {
  abs: math(Math.abs),
  ceil: math(Math.ceil),
  floor: math(Math.floor),
  rand: {parameters: [], apply: (_args, _now, random) => random()},
  // Half away from zero, as scores are rounded on paper: Math.round takes -2.5 to -2.
  round: math((x) => Math.sign(x) * Math.round(Math.abs(x))),
  sign: math(Math.sign),
  e: {parameters: [], apply: () => Math.E},
  exp: math(Math.exp),
  log: math(Math.log),
  log10: math(Math.log10),
  sqrt: math(Math.sqrt),
  acos: math(Math.acos),
  asin: math(Math.asin),
  atan: math(Math.atan),
  atan2: {parameters: ['y', 'x'], apply: ([y, x]) => orNull(Math.atan2(number(y), number(x)))},
  cos: math(Math.cos),
  cot: math((x) => 1 / Math.tan(x)),
  degrees: math((x) => (x * 180) / Math.PI),
  haversin: math((x) => Math.sin(x / 2) ** 2),
  pi: {parameters: [], apply: () => Math.PI},
  radians: math((x) => (x * Math.PI) / 180),
  sin: math(Math.sin),
  tan: math(Math.tan),
  coalesce: {
    parameters: ['value', 'value …'],
    takesNull: true,
    apply: (args) => args.find((value) => value !== null) ?? null,
  },
  head: {parameters: ['list'], apply: ([value]) => list(value)[0] ?? null},
  id: {parameters: ['alias'], apply: ([value]) => value ?? null},
  last: {parameters: ['list'], apply: ([value]) => list(value).at(-1) ?? null},
  size: {
    parameters: ['list or text'],
    apply: ([value]) => (typeof value === 'string' ? value.length : list(value).length),
  },
  timestamp: {parameters: [], apply: (_args, now) => now.getTime()},
  toBoolean: ofText((value) =>
    /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : null,
  ),
  toFloat: {
    parameters: ['value'],
    apply: ([value]) => orNull(number(value)),
  },
  toInteger: {
    parameters: ['value'],
    apply: ([value]) => orNull(Math.trunc(number(value))),
  },
  type: {parameters: ['alias'], apply: ([value]) => value ?? null},
  left: cut((value, length) => value.slice(0, length)),
  lTrim: ofText((value) => value.trimStart()),
  replace: {
    parameters: ['text', 'old', 'new'],
    apply: ([value, before, after]) => replaced(text(value), text(before), text(after)),
  },
  reverse: ofText((value) => [...value].reverse().join('')),
  right: cut((value, length) => value.slice(Math.max(0, value.length - length))),
  rTrim: ofText((value) => value.trimEnd()),
  split: {parameters: ['text', 'separator'], apply: ([value, by]) => text(value).split(text(by))},
  substring: {
    parameters: ['text', 'start', '[length]'],
    apply: ([value, start, length]) => {
      const from = Math.max(0, number(start));
      return text(value).slice(
        from,
        length === undefined ? undefined : from + Math.max(0, number(length)),
      );
    },
  },
  toLower: ofText((value) => value.toLowerCase()),
  toString: {parameters: ['value'], apply: ([value]) => text(value)},
  toUpper: ofText((value) => value.toUpperCase()),
  trim: ofText((value) => value.trim()),
};

/** Nothing stands for nothing: an empty text is not replaced. */
function replaced(value: string, before: string, after: string): string {
  if (before === '') return value;
  const parts = value.split(before);
  checkLength(value.length + (parts.length - 1) * (after.length - before.length));
  return parts.join(after);
}

const sum = (values: Scalar[]) => values.reduce<number>((total, value) => total + number(value), 0);
const sorted = (values: Scalar[]) => values.map(Number).sort((a, b) => a - b);

const isFraction = (value: number) => value >= 0 && value <= 1;

/** The root of the mean squared distance from the mean; `lost` is 1 for a sample, 0 for all there is. */
function deviation(values: Scalar[], lost: 0 | 1): Result {
  if (values.length <= lost) return values.length === 0 ? null : 0;
  const mean = sum(values) / values.length;
  return Math.sqrt(
    sum(values.map((value) => (number(value) - mean) ** 2)) / (values.length - lost),
  );
}

/** Functions of a group of rows, by name. */
export const aggregateFunctions: Record<FunctionName<'aggregate'>, AggregateFunction> = {
  avg: {
    parameters: ['number'],
    apply: (values) => (values.length === 0 ? null : sum(values) / values.length),
  },
  collect: {parameters: ['value'], apply: (values) => values},
  count: {parameters: ['value'], apply: (values) => values.length},
  max: {parameters: ['value'], apply: (values, {compare}) => extreme(values, compare)},
  min: {
    parameters: ['value'],
    apply: (values, {compare}) => extreme(values, (a, b) => compare(b, a)),
  },
  percentileCont: {
    parameters: ['number', 'fraction'],
    apply: (values, {fraction}) => {
      if (values.length === 0 || !isFraction(fraction)) return null;
      const all = sorted(values);
      const at = fraction * (all.length - 1);
      const [low = 0, high = 0] = [all[Math.floor(at)], all[Math.ceil(at)]];
      return low + (high - low) * (at - Math.floor(at));
    },
  },
  percentileDisc: {
    parameters: ['number', 'fraction'],
    apply: (values, {fraction}) => {
      if (!isFraction(fraction)) return null;
      return sorted(values)[Math.max(0, Math.ceil(fraction * values.length) - 1)] ?? null;
    },
  },
  stDev: {parameters: ['number'], apply: (values) => deviation(values, 1)},
  stDevP: {parameters: ['number'], apply: (values) => deviation(values, 0)},
  sum: {parameters: ['number'], apply: sum},
};

/** The first of the values that none lies above. */
function extreme(values: Scalar[], compare: AggregateHelp['compare']): Result {
  return values.reduce<Scalar | null>(
    (best, value) => (best === null || compare(value, best) > 0 ? value : best),
    null,
  );
}

interface FoundFunction {
  name: string;
  scalar?: ScalarFunction;
  aggregate?: AggregateFunction;
}

const byLowerCase = new Map<string, FoundFunction>([
  ...Object.entries(scalarFunctions).map(([name, scalar]) => entryOf({name, scalar})),
  ...Object.entries(aggregateFunctions).map(([name, aggregate]) => entryOf({name, aggregate})),
]);

function entryOf(found: FoundFunction): [string, FoundFunction] {
  return [found.name.toLowerCase(), found];
}

/** A function by its name in any case, as the table spells it. */
export const findFunction = (name: string): FoundFunction | undefined =>
  byLowerCase.get(name.toLowerCase());
