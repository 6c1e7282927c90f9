import type {Callouts} from './callouts';

/** What the pieces of a screen share. */
export interface Around {
  callouts: Callouts;
  /** The part that is open, such as `filter:status`. */
  show?: string | undefined;
}
