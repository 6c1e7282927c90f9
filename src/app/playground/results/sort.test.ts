import {expect, it} from 'vitest';
import {nextOrder} from './sort';

it("sorts up, down, and back to the query's order", () => {
  const up = nextOrder(undefined, 1);
  expect(up).toEqual({column: 1, descending: false});
  const down = nextOrder(up, 1);
  expect(down).toEqual({column: 1, descending: true});
  expect(nextOrder(down, 1)).toBeUndefined();
  expect(nextOrder(down, 0)).toEqual({column: 0, descending: false});
});
