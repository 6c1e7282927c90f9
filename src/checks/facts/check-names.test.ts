import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkNames} from './check-names';

const guide = (body: string) => faultsOf(checkNames, body);

test.each([
  ['a button and a field of a form', 'Select **Create** and fill in **Remediation owner**.'],
  ['a menu, by one segment', 'Open **Findings**, then **Vulnerabilities**.'],
  ['a path, which another check covers', 'Open **Administration > Security > Nowhere**.'],
  ['a label of a list', 'On the list, select **Show query (BQL)**.'],
  ['a button that is an icon', 'Open its **⋯** menu.'],
  ['a permission of a role', 'Add the permission **Create ad hoc tickets**.'],
  ['a filter on another record', 'Add **Targets: Tags** with **More +**.'],
  ['what the reader typed', 'In **Name**, type `My own board`. Open **My own board**.'],
  [
    'a column of a query',
    '```bql\nFIND Host AS h RETURN h.name AS "Seen by"\n```\n\nRead **Seen by**.',
  ],
  ['a record of the sample organization', 'Open the environment **Plant floor**.'],
  ["another product's words if the page names the product", 'In Okta, open the tab **Sign On**.'],
  ["another product's path", 'Open **Settings → Keys of Acme**.'],
  [
    'emphasis, a number, and a sentence',
    'Do **not** wait **14 days**. **Wait for the run to end.**',
  ],
  [
    'the lead of a list item',
    '- **Some lead.** Text.\n- **Another lead**: text.\n- **Pots** boil.',
  ],
  ['code', 'Send **`{"a": 1}`**.'],
])('accepts %s', async (_what, body) => {
  expect(await guide(body)).toEqual([]);
});

test.each([
  ['Select **Creat**.', '"Creat"  did you mean "Create"?'],
  ['Set **Status** to **Fixd**.', '"Fixd"  did you mean "Fixed"?'],
  ['Open **Reprots**.', '"Reprots"  did you mean "Reports"?'],
  ['Then select **create**.', '"create"  did you mean "Create"?'],
  [
    '| Field | Value |\n| --- | --- |\n| **Remediation ownr** | one |',
    'did you mean "Remediation owner"?',
  ],
  ['- **Retian source records**. The form refuses less.', 'did you mean "Retain source records"?'],
  ['Wait for **30 mniutes**.', 'did you mean "30 minutes"?'],
  ['- **Consolidatoin** reads the records.', 'did you mean "Consolidation"?'],
  ['Open the tab **Sign Onn**.', '"Sign Onn"'],
  ['Select **Make it so** now.', `"Make it so"  use the screen's words`],
])("rejects what the product doesn't have: %s", async (body, message) => {
  expect(await guide(body)).toEqual([expect.stringContaining(message)]);
});

test("rejects another product's words if the page doesn't name the product", async () => {
  expect(await guide('Select **Browse App Catalog**.')).toHaveLength(1);
});

test('skips connector pages', async () => {
  const files = {'docs/connectors/acme.md': '---\ntitle: Acme\n---\n\nSelect **Make it so**.\n'};
  expect(await faultsOf(checkNames, files)).toEqual([]);
});
