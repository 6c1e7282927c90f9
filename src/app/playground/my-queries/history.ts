import {hasTexts} from '../../../base/storage';
import {room, storedList} from './stored-list';

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
export const history = storedList('playground.history', isRanQuery, mostRan);

/** Puts a query at the top of the history. */
export function recordRun(query: string, rows: number, time = Date.now()): void {
  history.update((before) =>
    bounded([{query, time, rows}, ...before.filter((ran) => !isSame(ran.query, query))]),
  );
}

/**
 * Clears the history.
 *
 * @returns a function that brings it back, below the queries that ran since
 */
export function clearHistory(): () => void {
  const {items} = history.read();
  history.update(() => []);
  return () =>
    history.update((since) =>
      bounded([
        ...since,
        ...items.filter(({query}) => !since.some((ran) => isSame(ran.query, query))),
      ]),
    );
}

/** Whether two queries differ at most in the blanks around them. */
export const isSame = (query: string, other: string) => query.trim() === other.trim();

/** Drops the oldest queries if there are too many, or if they're too long together. */
function bounded(queries: readonly RanQuery[]): RanQuery[] {
  let used = 0;
  return queries.slice(0, mostRan).filter(({query}) => {
    used += query.length;
    return used <= room;
  });
}
