import type {Range} from './ast';

/** A problem in a query, explained in a reader's words. */
export interface Fault extends Range {
  /**
   * A query with an error doesn't run. A query with a warning runs, but probably doesn't mean what it says. A hint is
   * useful while typing.
   */
  severity: 'error' | 'warning' | 'hint';
  message: string;
  /** The replacement for the range's text. */
  fix?: string;
}

/**
 * Makes an error at a range. If the message quotes a part of the query that's longer than any name, the quote is
 * shortened.
 */
export function faultAt({start, end}: Range, message: string, fix?: string): Fault {
  return {start, end, severity: 'error', message: message.replace(tooLong, shortened), fix};
}

/** Makes a hint at a range. */
export const hintAt = ({start, end}: Range, message: string): Fault => ({
  start,
  end,
  severity: 'hint',
  message,
});

/** Sorts faults, and keeps one of each: an alias can be missed at several places. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  faults
    .filter(
      ({start, message}, index) =>
        faults.findIndex((other) => other.start === start && other.message === message) === index,
    )
    .toSorted((a, b) => a.start - b.start);

const tooLong = /(?<=^|\s)"[^"]{80,}"|[^\s"]{80,}/g;

const shortened = (long: string) => `${long.slice(0, 60)}…${long.endsWith('"') ? '"' : ''}`;
