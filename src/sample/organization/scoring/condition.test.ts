import {expect, test} from 'vitest';
import {holds, toBcl} from './condition';

const values: Record<string, unknown[]> = {
  'targets.tags': ['pci', 'env:prod'],
  'type.likelihood': [0.94],
  active: [true],
};
const valuesAt = (path: string) => values[path] ?? [];

test.each([
  [[{path: 'targets.tags', has: ['OT', 'pci']}], 'targets.tags CONTAINS ANY ["OT", "pci"]', true],
  [[{path: 'targets.tags', has: ['OT']}], 'targets.tags CONTAINS ANY ["OT"]', false],
  [[{path: 'type.likelihood', atLeast: 0.5}], 'type.likelihood >= 0.5', true],
  [[{path: 'type.likelihood', atLeast: 0.95}], 'type.likelihood >= 0.95', false],
  [[{path: 'name', is: 'web-01'}], 'name = "web-01"', false],
  [
    [
      {path: 'active', is: true},
      {path: 'targets.tags', has: ['pci']},
    ],
    'active = true AND targets.tags CONTAINS ANY ["pci"]',
    true,
  ],
])('%j', (condition, bcl, expected) => {
  expect(toBcl(condition)).toBe(bcl);
  expect(holds(condition, valuesAt)).toBe(expected);
});

test('an empty condition matches every record', () => {
  expect(holds([], valuesAt)).toBe(true);
});
