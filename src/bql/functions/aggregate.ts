import type {functions} from '../syntax/words';
import {number, type Result, type Scalar} from './value';

interface AggregateHelp {
  /** The second argument, from 0 to 1, of those that have one. */
  fraction: number;
  /** Below 0 where the first lies below the second: ratings by rank. */
  compare: (a: Scalar, b: Scalar) => number;
}

/** A function that makes one value out of the rows of a group; rows without a value are omitted before. */
export interface AggregateFunction {
  parameters: string[];
  apply: (values: Scalar[], help: AggregateHelp) => Result;
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

/** The first of the values that none lies above. */
function extreme(values: Scalar[], compare: AggregateHelp['compare']): Result {
  return values.reduce<Scalar | null>(
    (best, value) => (best === null || compare(value, best) > 0 ? value : best),
    null,
  );
}
