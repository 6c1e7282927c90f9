import {oncePer} from '../../base/once';
import type {Graph} from '../../bql/graph';
import {now} from './now';
import type {Store} from './store';

/** The user who runs the queries: a systems engineer who has assigned tickets and owns hosts. */
const currentUser = 'lee.park';

/** Returns the sample organization as a graph for queries. Each store has one graph, whose edges are indexed once. */
export const graphOf = oncePer(
  (store: Store): Graph => ({
    now: new Date(now),
    currentUser: store.of('User').find(({username}) => username === currentUser)?.id,
    recordsOf: (typeName) => store.of(typeName),
    find: (id) => store.get(id),
  }),
);
