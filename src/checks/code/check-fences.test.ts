import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkFences} from './check-fences';

test('accepts a known language', async () => {
  expect(await faultsOf(checkFences, '```bql run\nFIND Host AS h\n```')).toEqual([]);
});

test('rejects a fence without a language, with an unknown language, or without code', async () => {
  const found = await faultsOf(checkFences, '```\na\n```\n\n```jsn\n{}\n```\n\n```text\n```');
  expect(found.map((fault) => fault.split('  ')[1])).toEqual([
    "the fence doesn't name a language",
    'unknown language "jsn"',
    'the fence is empty',
  ]);
  expect(found[1]).toContain('did you mean "json"?');
});
