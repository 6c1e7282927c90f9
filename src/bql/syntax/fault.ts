import type {Range} from './ast';

/** What is wrong with a query, in a reader's words. */
export interface Fault extends Range {
  severity: 'error' | 'warning';
  message: string;
  /** What to put in the place of the range. */
  fix?: string;
}
