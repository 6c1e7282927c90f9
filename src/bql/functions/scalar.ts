import {checkLength} from '../overrun';
import type {functions} from '../syntax/words';
import {number, type Result, type Scalar} from './value';

type Name = (typeof functions)[Exclude<keyof typeof functions, 'aggregate'>][number];

/** A function that computes one value from its arguments. */
export interface ScalarFunction {
  /** The argument names. Names in brackets are optional. */
  parameters: string[];
  /** Whether the function handles NULL arguments itself. Otherwise, a NULL argument gives NULL. */
  takesNull?: boolean;
  apply: (args: Result[], now: Date, random: () => number) => Result;
}

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
const cut = (apply: (all: string[], length: number) => string[]): ScalarFunction => ({
  parameters: ['text', 'length'],
  apply: ([value, length]) =>
    apply(charactersOf(text(value)), Math.max(0, number(length))).join(''),
});
/** Splits a text into characters. In JavaScript's own strings, an emoji counts as two. */
const charactersOf = (value: string): string[] => [...value];

/** Functions on one row, by name. */
export const scalarFunctions: Record<Name, ScalarFunction> = {
  abs: math(Math.abs),
  ceil: math(Math.ceil),
  floor: math(Math.floor),
  rand: {parameters: [], apply: (_args, _now, random) => random()},
  // Rounds half away from zero, as scores are rounded on paper. Math.round rounds -2.5 to -2.
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
    apply: ([value]) =>
      typeof value === 'string' ? charactersOf(value).length : list(value).length,
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
  left: cut((all, length) => all.slice(0, length)),
  lTrim: ofText((value) => value.trimStart()),
  replace: {
    parameters: ['text', 'old', 'new'],
    apply: ([value, before, after]) => replaced(text(value), text(before), text(after)),
  },
  reverse: ofText((value) => charactersOf(value).reverse().join('')),
  right: cut((all, length) => all.slice(Math.max(0, all.length - length))),
  rTrim: ofText((value) => value.trimEnd()),
  split: {parameters: ['text', 'separator'], apply: ([value, by]) => text(value).split(text(by))},
  substring: {
    parameters: ['text', 'start', '[length]'],
    apply: ([value, start, length]) => {
      const from = Math.max(0, number(start));
      const end = length === undefined ? undefined : from + Math.max(0, number(length));
      return charactersOf(text(value)).slice(from, end).join('');
    },
  },
  toLower: ofText((value) => value.toLowerCase()),
  toString: {parameters: ['value'], apply: ([value]) => text(value)},
  toUpper: ofText((value) => value.toUpperCase()),
  trim: ofText((value) => value.trim()),
};

/** Replaces all occurrences. Searching for an empty string replaces nothing. */
function replaced(value: string, before: string, after: string): string {
  if (before === '') return value;
  const parts = value.split(before);
  checkLength(value.length + (parts.length - 1) * (after.length - before.length));
  return parts.join(after);
}
