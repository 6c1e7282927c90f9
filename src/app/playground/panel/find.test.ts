import {expect, test} from 'vitest';
import {bestFirst} from './find';

test('the best ones come first, and both groups keep their order', () => {
  expect(bestFirst([1, 2, 3, 4], (each) => each % 2 === 0)).toEqual([2, 4, 1, 3]);
});
