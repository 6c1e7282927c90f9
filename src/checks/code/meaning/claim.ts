import type {Asked} from './asked';

/** What a page says about a query. */
export interface Told {
  /** The sentence that asks. */
  text: string;
  /** All the text directly above the query, including that sentence. */
  around: string;
}

/** A contradiction between a text and a query. */
export interface Mismatch {
  /** The words in the text. */
  said: string;
  /** What the query has instead. Undefined if the query has nothing like it. */
  asked?: string;
}

/**
 * Compares one kind of words in a text with a query, such as time spans, statuses, or the order. Returns a mismatch
 * only if the two contradict each other. Returns undefined if the text doesn't mention the subject, or if the
 * comparison can't decide.
 */
export type Claim = (told: Told, asked: Asked) => Mismatch | undefined;
