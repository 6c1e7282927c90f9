import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkInlineOperations} from './check-inline-operations';

const faults = (body: string) => faultsOf(checkInlineOperations, body);

test.each([
  'Ask for `hosts { uid }` or `hosts(filter: "osFamily = …")`.',
  'A host takes `owners { displayName }`, a finding `targets { ... on Host { osFamily } }`.',
  'Of `Vulnerability` records, `type { cveRecords { … } }`.',
  'Not operations: `count(DISTINCT v)`, `{"name": 1}`.',
])('accepts %s', async (body) => {
  expect(await faults(body)).toEqual([]);
});

test.each([
  ['`hosts { nme }`', 'Cannot query field "nme" on type "Host"'],
  ['`hosts(filter: "osFamly = …")`', 'Did you mean "osFamily"?'],
  ['A host takes `owners { nme }`.', 'Cannot query field "nme" on type "Person"'],
  ['For assets, `... on Host { osFamly }`.', 'Cannot query field "osFamly" on type "Host"'],
])('rejects %s', async (body, message) => {
  const [found] = await faults(body);
  expect(found).toContain(message);
});
