import type {functions} from '../syntax/words';
import {number, type Result, type Scalar} from './value';

interface AggregateHelp {
  /** The second argument, from 0 to 1, of the functions that have one. */
  fraction: number;
  /** Returns a negative number if the first value is lower. Ratings compare by rank. */
  compare: (a: Scalar, b: Scalar) => number;
}

/** A function that computes one value from a group's rows. Rows without a value have been skipped. */
export interface AggregateFunction {
  parameters: string[];
  apply: (values: Scalar[], help: AggregateHelp) => Result;
}

const sum = (values: Scalar[]) => values.reduce<number>((total, value) => total + number(value), 0);
const sorted = (values: Scalar[]) => values.map(Number).sort((a, b) => a - b);

const isFraction = (value: number) => value >= 0 && value <= 1;

/** Returns the standard deviation. `lost` is 1 for a sample, and 0 for the whole population. */
function deviation(values: Scalar[], lost: 0 | 1): Result {
  if (values.length <= lost) return values.length === 0 ? null : 0;
  const mean = sum(values) / values.length;
  return Math.sqrt(
    sum(values.map((value) => (number(value) - mean) ** 2)) / (values.length - lost),
  );
}

/** Aggregate functions, by name. */
export const aggregateFunctions: Record<
  (typeof functions)['aggregate'][number],
  AggregateFunction
> = {
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

/** Returns the highest value. If there are several, returns the first. */
function extreme(values: Scalar[], compare: AggregateHelp['compare']): Result {
  return values.reduce<Scalar | null>(
    (best, value) => (best === null || compare(value, best) > 0 ? value : best),
    null,
  );
}
