import {oncePer} from '../../base/once';
import type {Udm} from '../../product/udm/udm';
import type {Graph} from '../graph';
import {Neighbors} from './neighbors';
import {ValueIndex} from './value-index';

/** Returns what is worked out once for a graph: its edges, and its records by value. */
export const indexesOf = oncePer((graph: Graph, udm: Udm) => ({
  neighbors: new Neighbors(graph, udm),
  index: new ValueIndex(graph),
}));
