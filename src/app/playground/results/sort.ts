import type {Order} from '../../../sample/engine/order';

/** Returns the next order after a click on a column heading: ascending, descending, then the query's order. */
export function nextOrder(order: Order, column: number): Order {
  if (order?.column !== column) return {column, descending: false};
  return order.descending ? undefined : {column, descending: true};
}
