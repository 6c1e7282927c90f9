import type {Range} from './ast';

/** What to do about text that the grammar can't read after a complete query. */
export interface Remedy {
  advice?: string;
  /** The whole message, if what the parser expected says nothing. */
  message?: string;
  /** The text to replace, if it's more than the word where the parser stopped. */
  range?: Range;
  /** A suggestion that might not parse. */
  fix?: string;
}
