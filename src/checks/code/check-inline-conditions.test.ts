import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkInlineConditions} from './check-inline-conditions';

const faults = (body: string) => faultsOf(checkInlineConditions, body);

test.each([
  'A host with `osFamily = "Windows"`.',
  'On [findings](../../reference/udm/finding.md): `targets.tags CONTAINS ANY ["pci"]`, `dueDate NOT EXISTS`.',
  '`Finding` and `(severity = "High" OR riskScore >= 7) AND …`',
  '| Model | Condition |\n| --- | --- |\n| **Host** | `osFamily = "Linux"` |',
  '```bql\nFIND Vulnerability AS v\n```\n\nAs in `v.statusCategory = "Open"`.',
  'A `Person`: `p IS CURRENT USER`.',
  'On hosts, `riskRating = "high"` is an error.',
  '| You wrote | Write |\n| --- | --- |\n| `riskRating = "high"` | Host: `riskRating = "High"` |',
  'Set `limit` or `--depth = 3`.',
])('accepts %s', async (body) => {
  expect(await faults(body)).toEqual([]);
});

test.each([
  ['A host with `osFamly = "Windows"`.', 'Did you mean "osFamily"?'],
  ['A host with `riskRating = "high"`.', '"riskRating" is never "high"'],
  ['A host with `osFamily = Windows`.', 'Put text in double quotes'],
  ['A finding with `osFamily = "Windows"`.', 'Finding has no attribute "osFamily"'],
  [
    'A host with `hostname = "web-01"`.',
    'Host.hostname was renamed in 10.23: write Host.hostnames',
  ],
  [
    '```bql\nFIND Vulnerability AS v\n```\n\nAs in `v.osFamily = "Linux"` on a host.',
    'Vulnerability has no attribute "osFamily"',
  ],
])('rejects %s', async (body, message) => {
  expect(await faults(body)).toEqual([expect.stringContaining(message)]);
});

test('checks a row against the model in its first cell, whatever the section names', async () => {
  const table = '| Model | Condition |\n| --- | --- |\n| **Package** | `osFamily = "Linux"` |';
  expect(await faults(`Of hosts and packages:\n\n${table}`)).toEqual([
    expect.stringContaining('Package has no attribute "osFamily"'),
  ]);
});

test('accepts a word without quotes where the API is the subject', async () => {
  const body = 'A host with `osFamily = Windows`.';
  expect(await faultsOf(checkInlineConditions, {'docs/apis/a.md': page(body)})).toEqual([]);
  expect(await faults(`## In API filters\n\n${body}`)).toEqual([]);
});

test('on a model page, ignores the models that another section names', async () => {
  const body = 'A [finding](finding.md).\n\n## Facts\n\nOnes with `severity = "High"`.';
  const path = 'docs/reference/udm/host.md';
  const [found] = await faultsOf(checkInlineConditions, {[path]: page(body, 'model: Host\n')});
  expect(found).toContain('Host has no attribute "severity"');
});
