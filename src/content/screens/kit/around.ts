import type {Callouts} from './callouts';

/** The context that the pieces of a screen share. */
export interface Around {
  callouts: Callouts;
  /** The part that's open, such as `filter:status`. */
  show?: string | undefined;
}
