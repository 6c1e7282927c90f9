import type {Graph} from '../../bql/graph';
import {now} from './now';
import type {Store} from './store';

/** Who runs the queries: a systems engineer who is assigned tickets and owns hosts. */
const currentUser = 'lee.park';

const graphs = new WeakMap<Store, Graph>();

/** The sample organization as queries see it. One store has one graph, whose edges are indexed once. */
export function graphOf(store: Store): Graph {
  const known = graphs.get(store);
  if (known) return known;
  const graph: Graph = {
    now: new Date(now),
    currentUser: store.of('User').find(({username}) => username === currentUser)?.id,
    recordsOf: (typeName) => store.of(typeName),
    find: (id) => store.get(id),
  };
  graphs.set(store, graph);
  return graph;
}
