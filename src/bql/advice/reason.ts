import type {Range} from '../syntax/ast';

/** A part of a query that filters can't show. */
export interface Reason extends Range {
  /** A noun phrase, such as `two models after FIND`. */
  what: string;
}

export const reasonIf = (isSo: boolean, {start, end}: Range, what: string): Reason[] =>
  isSo ? [{start, end, what}] : [];
