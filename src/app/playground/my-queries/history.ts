import {hasTexts} from '../../../base/storage';
import {runHistory} from './run-history';

/** A query that ran. */
export interface RanQuery {
  query: string;
  /** When it ran, in milliseconds since 1970. */
  time: number;
  /** How many rows it returned. */
  rows: number;
}

/** The most queries in the history. */
export const mostRan = 50;

const isRanQuery = (value: unknown): value is RanQuery =>
  hasTexts(value, 'query') &&
  'time' in value &&
  isTime(value.time) &&
  'rows' in value &&
  Number.isInteger(value.rows);

/** Whether a value is a time that a date can have. */
const isTime = (value: unknown) =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());

/** The last queries that ran on this device, each once, newest first. */
export const history = runHistory('playground.history', isRanQuery, mostRan, ({query}) =>
  query.trim(),
);

/** Puts a query at the top of the history. */
export const recordRun = (query: string, rows: number, time = Date.now()): void =>
  history.record({query, time, rows});

/** Whether two queries differ at most in the blanks around them. */
export const isSame = (query: string, other: string) => query.trim() === other.trim();
