import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkUsage} from './check-usage';

test.each([
  ['It ends on 15 December 2025.', '"15 December"  write the month first: "December 15, 2025"'],
  ['It ends on December 15th.', '"December 15th"  write the day without an ending: "December 15"'],
  ['It takes 10GB.', '"10GB"  write a space before the unit: "10 GB"'],
  ['It takes 30 mins.', '"30 mins"  write the unit out: "30 minutes"'],
  ['A newly-added host.', '"newly-added"  write "newly added"'],
  [
    'You can login here.',
    '"can login"  write the verb as two words: "to log in", "to set up", "to back up"',
  ],
  [
    'To setup MFA, open it.',
    '"To setup"  write the verb as two words: "to log in", "to set up", "to back up"',
  ],
  ['It can not be deleted.', '"can not"  write "cannot"'],
  ['Send an e-mail.', '"e-mail"  write "email"'],
  ['Delete it afterwards.', '"afterwards"  write "afterward"'],
  ['End it with a full stop.', '"full stop"  write "period"'],
  ['It gives informations.', '"informations"  write "information": it has no plural'],
])('rejects %s', async (text, fault) => {
  expect(await faultsOf(checkUsage, text)).toEqual([`docs/guides/topic/title.md:7  ${fault}`]);
});

test('accepts text that only looks like a mistake', async () => {
  expect(
    await faultsOf(
      checkUsage,
      'Release 11.0 of April 2023. It takes 10 GB and 30 minutes. A read-only, early-morning run. Access to login pages. To back up, open it. It can not only open, but close.',
    ),
  ).toEqual([]);
});
