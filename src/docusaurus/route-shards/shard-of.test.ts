import {expect, test} from 'vitest';
import {shardOf} from './shard-of';

test('a path always has the same shard, also one with characters of other languages', () => {
  expect(shardOf('/docs/roles', 16)).toBe(shardOf('/docs/roles', 16));
  expect(shardOf('/docs/rôles', 16)).toBeLessThan(16);
});

test('paths that differ in their last characters are spread over all shards', () => {
  const sizes = Array.from({length: 16}, () => 0);
  for (let page = 0; page < 512; page++) {
    const shard = shardOf(`/docs/reference/udm/model-${page}`, sizes.length);
    sizes[shard] = (sizes[shard] ?? 0) + 1;
  }
  expect(Math.min(...sizes)).toBeGreaterThan(16);
  expect(Math.max(...sizes)).toBeLessThan(64);
});
