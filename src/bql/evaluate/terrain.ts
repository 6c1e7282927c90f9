import type {Budget} from '../overrun';
import type {Neighbors} from './neighbors';
import type {ValueIndex} from './value-index';
import type {Ground} from './values';

/** What a walk needs beside the query. */
export interface Terrain extends Ground {
  neighbors: Neighbors;
  index: ValueIndex;
  budget: Budget;
}
