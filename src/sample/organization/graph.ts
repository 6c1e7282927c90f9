import {oncePer} from '../../base/once';
import type {Graph} from '../../bql/graph';
import {now} from './now';
import type {Store} from './store';

/** Who runs the queries: a systems engineer who is assigned tickets and owns hosts. */
const currentUser = 'lee.park';

/** The sample organization as queries see it. One store has one graph, whose edges are indexed once. */
export const graphOf = oncePer(
  (store: Store): Graph => ({
    now: new Date(now),
    currentUser: store.of('User').find(({username}) => username === currentUser)?.id,
    recordsOf: (typeName) => store.of(typeName),
    find: (id) => store.get(id),
  }),
);
