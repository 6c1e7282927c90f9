import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkRoleRights} from './check-role-rights';

const faults = (text: string) => faultsOf(checkRoleRights, text);

test.each([
  '**Create ad hoc tickets**, which the **Risk analyst** and **System administrator** roles have.',
  '**Update tickets** as well, which the **Risk analyst** role alone does not give.',
  "**Update tickets** as well, which the **Risk analyst** role alone doesn't give.",
  '**Update tickets**, which the **Risk analyst** role lacks.',
  'The **Remediation owner** role has **Update tickets**.',
  'The **Administrator** role reads every record.',
  'The **Risk owner** role sees all records of its clusters.',
  'The **Configurator** role alone shows none, and **Data exporter** shows no records.',
  'Ask the **Configurator** role to add a row for each kind.',
  '| Role | Submits | Reviews |\n| --- | --- | --- |\n| **Risk owner** role | No | Yes |',
  '| Role | Works at night |\n| --- | --- |\n| **Risk owner** role | Yes |',
])('accepts: %s', async (text) => {
  expect(await faults(text)).toEqual([]);
});

test("rejects a role that doesn't have the permission", async () => {
  expect(
    await faults(
      '**Update tickets**, which the **Risk owner** and **Remediation owner** roles have.',
    ),
  ).toEqual([
    `docs/guides/topic/title.md:7  the "Risk owner" role doesn't have "Update tickets"  name one of the roles that do: Remediation owner, System administrator`,
  ]);
  expect(await faults('The **User** role has **Update tickets**.')).toHaveLength(1);
  expect(
    await faults(
      'This requires the **Update tickets** permission, which the **Remediation owner** and **User** roles have.',
    ),
  ).toHaveLength(1);
});

test('rejects a wrong answer in a table of roles', async () => {
  expect(
    await faults('| Role | May submit |\n| --- | --- |\n| **Risk owner** role | Yes |'),
  ).toHaveLength(1);
});

test.each([
  'With the **Configurator** role all records are in the file.',
  'The **Risk owner** role sees every record.',
  'The **Administrator** role alone shows none.',
])('rejects a wrong claim about records: %s', async (text) => {
  expect(await faults(text)).toHaveLength(1);
});
