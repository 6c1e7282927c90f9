import type {Range} from './ast';

/** What is wrong with a query, in a reader's words. */
export interface Fault extends Range {
  /**
   * A query with an error doesn't run; one with a warning does, and hardly means what it says. A hint is worth knowing
   * while one writes.
   */
  severity: 'error' | 'warning' | 'hint';
  message: string;
  /** What to put in the place of the range. */
  fix?: string;
}

/** An error at a range. What its message repeats of the query is cut where it is longer than any name. */
export function faultAt({start, end}: Range, message: string, fix?: string): Fault {
  return {start, end, severity: 'error', message: message.replace(tooLong, shortened), fix};
}

const tooLong = /(?<=^|\s)"[^"]{80,}"|[^\s"]{80,}/g;

const shortened = (long: string) => `${long.slice(0, 60)}…${long.endsWith('"') ? '"' : ''}`;
