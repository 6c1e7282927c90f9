import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkRoleMenus} from './check-role-menus';

const faults = (text: string) => faultsOf(checkRoleMenus, text);

test.each([
  '**Administration > Security**, which the **Security administrator** role opens, has users.',
  '**Clusters** is open to the **Configurator** and **System administrator** roles.',
  'The **Administrator** role sees scores in **Dashboards > System administration > Data quality**.',
  'Anybody with the **User** role opens **Remediation > Tickets**.',
  'Give the **Risk owner** role in **Administration > Security > Users**.',
  'Open **Administration > Security > Users** and add the **Risk owner** role.',
  'The **Risk owner** role does not open **Clusters**.',
  '**Clusters**, which the **User** and **Risk owner** roles do not open, has groups.',
])('accepts: %s', async (text) => {
  expect(await faults(text)).toEqual([]);
});

test("rejects a role that can't open the menu", async () => {
  expect(
    await faults('**Administration > Security**, which only the **Configurator** role opens.'),
  ).toEqual([
    `docs/guides/topic/title.md:7  the "Configurator" role can't open "Administration > Security"  name one of the roles that can: Security administrator, System administrator`,
  ]);
  expect(
    await faults('**Clusters** is open to the **Configurator** and **Risk owner** roles.'),
  ).toHaveLength(1);
  expect(
    await faults('The **Risk owner** role opens **Administration > Configuration**.'),
  ).toHaveLength(1);
  expect(
    await faults('The **User** and **Configurator** roles open **Clusters > Environments**.'),
  ).toHaveLength(1);
});

const before = '## Before you begin\n\n- You have the **Configurator** role.\n\n## Do it\n\n';

test("rejects a required role that can't open any menu in the steps", async () => {
  expect(await faults(`${before}1. Open **Administration > Security > Users**.`)).toEqual([
    `docs/guides/topic/title.md:9  the "Configurator" role can't open any of the menus in these steps, such as "Administration > Security > Users"  name one of the roles that can: Security administrator, System administrator`,
  ]);
});

test.each([
  '1. Open **Administration > Configuration > Ticket sync**.\n2. Open **Integrations > Sources**.',
  '1. Open **Findings > Vulnerabilities**.\n\n## Let others\n\n1. Open **Administration > Security > Users**.',
  '1. Select **Create**.',
])(
  "accepts a required role if it can open a menu, or if the steps don't need a role: %s",
  async (steps) => {
    expect(await faults(before + steps)).toEqual([]);
  },
);

test.each([
  'With the **Configurator** role or the **System administrator** role, create it in **Clusters > Environments**.',
  'With the **User** role, you see records. Create groups in **Clusters > Environments**.',
  'Check it in **Clusters > Environments** with the **Configurator** role.',
  '## Change it\n\nYou need the **Configurator** role.\n\n| Where |\n| --- |\n| **Clusters > Environments** |',
])('accepts what a role can do: %s', async (text) => {
  expect(await faults(text)).toEqual([]);
});

test.each([
  'With the **Configurator** role or the **User** role, create it in **Clusters > Environments**.',
  'Groups are few. With the **Risk analyst** role, you can change this in **Clusters > Environments**.',
  '## Change it\n\nYou need the **User** role.\n\n| Where |\n| --- |\n| **Clusters > Environments** |',
])("rejects what a role can't do: %s", async (text) => {
  expect(await faults(text)).toEqual([expect.stringContaining("role can't open")]);
});
