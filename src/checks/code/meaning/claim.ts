import type {Asked} from './asked';

/** What a page says of a query. */
export interface Told {
  /** The sentence that asks. */
  text: string;
  /** All that is right above the query, with that sentence. */
  around: string;
}

/** What a text and a query say differently. */
export interface Mismatch {
  /** The words of the text. */
  said: string;
  /** What the query has in their place; nothing where it has nothing like it. */
  asked?: string;
}

/**
 * Compares one kind of words of a text with a query: spans of time, statuses, the order. It answers only where the two
 * contradict each other. Where the text is silent, or speaks of something that it can't tell, it finds nothing.
 */
export type Claim = (told: Told, asked: Asked) => Mismatch | undefined;
