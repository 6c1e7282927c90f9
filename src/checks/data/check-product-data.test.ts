import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkProductData} from './check-product-data';

const roles = {'src/product/facts/roles.yaml': '- name: User\n- name: Administrator\n'};
const faults = (name: string, yaml: string) =>
  faultsOf(checkProductData, {...roles, [`src/product/facts/${name}.yaml`]: yaml});

test('accepts facts that agree', async () => {
  expect(
    await faults('menu', '- title: A\n  roles: [User]\n  children:\n    - { title: A }\n'),
  ).toEqual([]);
  expect(
    await faults(
      'ratings',
      'riskRatings:\n  - { name: High, from: 5, to: 10 }\n  - { name: Low, from: 0, to: 4.9 }\n',
    ),
  ).toEqual([]);
  expect(
    await faults(
      'versions',
      'platform:\n  - { version: "11.9", date: 2024-01-10 }\n  - { version: "11.10", date: 2024-02-14 }\n',
    ),
  ).toEqual([]);
});

test('rejects an unknown role and a repeated title in the menu and reports their lines', async () => {
  expect(
    await faults(
      'menu',
      '- title: A\n  children:\n    - { title: B, roles: [Usr] }\n    - { title: B }\n',
    ),
  ).toEqual([
    `src/product/facts/menu.yaml:3  "B" is open to "Usr", which isn't a role  did you mean "User"?`,
    'src/product/facts/menu.yaml:4  two menu items are named "B"  rename one of them',
  ]);
});

const dashboards = {
  ...roles,
  'src/product/facts/menu.yaml':
    '- title: Dashboards\n  children:\n    - { title: Platform, roles: [Administrator] }\n',
};
const permissionFaults = (yaml: string) =>
  faultsOf(checkProductData, {...dashboards, 'src/product/facts/permissions.yaml': yaml});
const opens = '- {name: Platform dashboards, menu: [Dashboards, Platform]}\n';

test('accepts permissions that agree with the menu', async () => {
  expect(
    await permissionFaults(
      `${opens}- {name: Change dashboards, menu: [Dashboards], roles: [Administrator]}\n`,
    ),
  ).toEqual([]);
});

test.each([
  [
    '- {name: Platform dashboards, menu: [Dashboards, Platform], roles: [User]}',
    `permissions.yaml:1  the "User" role has "Platform dashboards" but can't open "Dashboards > Platform"  name only roles that can: Administrator`,
  ],
  [
    '- {name: Platform dashboards, menu: [Dashboards, Platform], roles: [Administrator]}',
    `permissions.yaml:1  "Platform dashboards" lists the roles that can open "Dashboards > Platform" again  delete "roles": menu.yaml says who can open it`,
  ],
  [
    '- {name: Anything, menu: [Dashboards, Gone], roles: [User]}',
    `permissions.yaml:1  "Anything" is on "Dashboards > Gone", which isn't a menu  use a path in menu.yaml`,
  ],
  [
    `${opens}- {name: Anything, menu: [Dashboards]}`,
    'permissions.yaml:2  everyone can open "Dashboards", so "Anything" permits nothing  add "roles", or delete the permission',
  ],
  [
    `${opens}- {name: Anything, roles: [Usr]}`,
    `permissions.yaml:2  "Anything" belongs to "Usr", which isn't a role  did you mean "User"?`,
  ],
  [
    `${opens}- {name: Anything, roles: [User], includedIn: Everything}`,
    'permissions.yaml:2  "Anything" is included in "Everything", which isn\'t a permission  use one of: Platform dashboards, Anything',
  ],
])('rejects a permission that disagrees: %s', async (yaml, fault) => {
  expect(await permissionFaults(yaml)).toContain(`src/product/facts/${fault}`);
});

test('rejects a restricted screen that no permission opens', async () => {
  expect(await permissionFaults('- {name: Change, menu: [Dashboards], roles: [User]}')).toEqual([
    'src/product/facts/menu.yaml:3  no permission opens "Dashboards > Platform"  add one without "roles" to permissions.yaml',
  ]);
});

test('rejects a restriction that a role has the permission for', async () => {
  expect(
    await faultsOf(checkProductData, {
      ...dashboards,
      'src/product/facts/roles.yaml':
        '- {name: User, cannot: [Platform dashboards]}\n- {name: Administrator, cannot: [Platform dashboards]}\n',
      'src/product/facts/permissions.yaml': opens,
    }),
  ).toEqual([
    `src/product/facts/roles.yaml:2  "Administrator" has "Platform dashboards" and is listed as unable to do it  delete it from "cannot", or correct permissions.yaml`,
  ]);
});

test('rejects a gap, an overlap, and a lowest rating above 0.0', async () => {
  const found = await faults(
    'ratings',
    'riskRatings:\n  - { name: High, from: 5, to: 10 }\n  - { name: Low, from: 0.1, to: 5 }\n',
  );
  expect(found.map((fault) => fault.split('  ')[1])).toEqual([
    '"Low" ends at 5.0',
    '"Low" begins at 0.1',
  ]);
});

test('rejects releases out of order', async () => {
  const found = await faults(
    'versions',
    'agent:\n  - { version: "4.10", date: 2024-02-14 }\n  - { version: "4.9", date: 2024-01-10 }\n',
  );
  expect(found).toHaveLength(2);
});

test('rejects an attribute that was renamed in an unknown release', async () => {
  expect(
    await faultsOf(checkProductData, {
      'src/product/facts/versions.yaml': 'platform:\n  - { version: "11.9", date: 2024-01-10 }\n',
      'src/product/udm/renamed.yaml':
        '- {from: Host.a, to: Host.b, since: "11.9"}\n- {from: Host.c, to: Host.d, since: "11.8"}\n',
    }),
  ).toEqual([
    `src/product/udm/renamed.yaml:2  "Host.c" was renamed in 11.8, which isn't a release  name a platform release from src/product/facts/versions.yaml`,
  ]);
});

test('rejects labels for an unknown menu, and labels that no page names', async () => {
  const files = {
    'docs/a.md': page('Select **Unlock** or **Reset\nMFA**.'),
    'src/product/facts/labels.yaml':
      '- menu: [Administration, Security, Users]\n  labels: [Unlock, Reset MFA]\n- menu: [Administration, Gone]\n  labels: [Lock]\n',
  };
  expect(await faultsOf(checkProductData, files)).toEqual([
    `src/product/facts/labels.yaml:3  labels are listed for "Administration > Gone", which isn't a menu  use a path in menu.yaml`,
    'src/product/facts/labels.yaml:3  no page names the label "Lock"  delete the label, or name it on a page',
  ]);
});

test("rejects a default that can't be chosen, and a value beyond its limit", async () => {
  const form = (...fields: string[]) =>
    faultsOf(checkProductData, {
      'src/product/facts/forms/a.yaml': `tabs:\n  - fields:\n${fields.map((field) => `      - {${field}}\n`).join('')}`,
    });
  expect(
    await form(
      'name: A, kind: choice, values: [Read, Write], default: Read, example: An alias',
      'name: B, kind: choices, values: [Read, Write], default: "Read, Write"',
      "name: C, kind: choice, values: [Read, Write], default: The role's access",
      'name: D, kind: number, limit: "from 1 to 1,000 days", default: "1,000 days", example: None',
      'name: E, kind: toggle, default: On',
      'name: F, kind: text, limit: one word, default: Anything',
    ),
  ).toEqual([]);
  expect(
    await form(
      'name: A, kind: choice, values: [Read, Write], default: Reed',
      'name: D, kind: number, limit: 1 to 90, default: 91',
      'name: E, kind: toggle, default: Maybe',
      'name: F, kind: text, limit: up to 3 characters, example: Four',
    ),
  ).toEqual([
    `src/product/facts/forms/a.yaml:3  "A" has the default "Reed", which isn't one of its values  did you mean "Read"?`,
    'src/product/facts/forms/a.yaml:4  "D" has the default "91", which is outside its limit  write a value within "1 to 90"',
    expect.stringMatching(
      /a\.yaml:5 {2}"E" has the default "Maybe", which isn't one of its values/,
    ),
    'src/product/facts/forms/a.yaml:6  "F" has the example "Four", which has 4 characters  shorten it: the limit is "up to 3 characters"',
  ]);
});
