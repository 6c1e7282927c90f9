import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkPlaces} from './check-places';

const faults = (text: string) => faultsOf(checkPlaces, text);

test.each([
  ['a field of the form', '1. Open **Automation** and select **Create**.\n2. Set **BQL query**.'],
  [
    'a button that any screen has',
    '1. Open **Administration > Security > Users**.\n2. Select **Edit**.',
  ],
  ['another page of the same kind', '1. Open **Findings > Alerts** and select **Export**.'],
  [
    'a menu above',
    'Open **Integrations > Sources**.\n\n## Test it\n\n1. Select **Test connection**.',
  ],
  [
    'the menu of the step that follows',
    '1. Select **Test connection** in **Integrations > Sources**.\n2. Open **Explorer**.',
  ],
  ["steps that don't name a menu", '1. Select **Test connection**.'],
  [
    "another product's words if the page names the product",
    'In Okta, sign in.\n\n1. Open **Explorer**.\n2. Open the tab **Sign On**, then **Finish**.',
  ],
  ['what the reader typed', '1. Open **Explorer**, and type `Stop run`.\n2. Look at **Stop run**.'],
  [
    'a link to the right place',
    'Open **Explorer**. To [stop a run](./runs.md), select **Stop run**.',
  ],
  ['what is only mentioned', 'In **Explorer**, nothing is like **Stop run**.'],
])('accepts %s', async (_, text) => {
  expect(await faults(text)).toEqual([]);
});

test('rejects a step with a name from other screens', async () => {
  expect(
    await faults('1. Open **Administration > Security > Users**.\n2. Select **Test connection**.'),
  ).toEqual([
    `docs/guides/topic/title.md:8  "Test connection" isn't in the menus named here: "Administration > Security > Users"  it's in "Integrations > Sources"; name that menu, or something that the screen has. If the name is right, add it to src/product/facts/labels.yaml with its menu`,
  ]);
});

test('rejects a menu other than the one in the steps', async () => {
  const steps = '2. Set **BQL query** and **Actions**.';
  expect(await faults(`1. Open **Integrations** and select **Create**.\n${steps}`)).toHaveLength(2);
});

test('rejects such a name in text that tells the reader to select it', async () => {
  expect(await faults('Open **Explorer** and select **Stop run**.')).toHaveLength(1);
});
