import type {CompletionGround} from './completion';
import type {Draft} from './draft';

/** What the options of a token are made from. */
export interface Situation extends Draft {
  ground: CompletionGround;
}
