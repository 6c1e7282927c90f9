import type {Budget} from '../overrun';
import type {Neighbors} from './neighbors';
import type {ValueIndex} from './value-index';
import type {Dataset} from './values';

/** What a walk needs in addition to the query. */
export interface WalkContext extends Dataset {
  neighbors: Neighbors;
  index: ValueIndex;
  budget: Budget;
}
