import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkStepMenus} from './check-step-menus';

const faults = (text: string) => faultsOf(checkStepMenus, text);

test.each([
  ['the menu of the record', '## Create a sprint\n\n1. Open **Remediation > Sprints**.'],
  [
    'a record with more words',
    '## Create a user for a script\n\n1. Open **Administration > Security > Users**.',
  ],
  ['several records in another way', '## Create users from persons\n\n1. Open **Automation**.'],
  [
    'something without its own menu',
    '## Create a password\n\n1. Open **Administration > Security > Users**.',
  ],
  ['steps without a menu', '## Create a sprint\n\n1. Select **Create**.'],
  [
    'the menu of the form',
    '1. Open **Remediation > Sprints**.\n2. Fill it in:\n\n   ::form{name="sprint"}',
  ],
  ['a menu above', 'Open **Remediation > Sprints**.\n\n1. Fill it in:\n\n   ::form{name="sprint"}'],
])('accepts %s', async (_, text) => {
  expect(await faults(text)).toEqual([]);
});

test("rejects a menu other than the record's", async () => {
  expect(await faults('## Create a sprint\n\n1. Open **Remediation > Campaigns**.')).toEqual([
    'docs/guides/topic/title.md:9  "sprint" is in "Remediation > Sprints", but these steps lead to "Remediation > Campaigns"  tell readers to open **Remediation > Sprints**',
  ]);
});

test("rejects a menu other than the form's", async () => {
  expect(
    await faults(
      '1. Open **Remediation > Campaigns**.\n2. Fill it in:\n\n   ::form{name="sprint"}',
    ),
  ).toHaveLength(1);
});
