import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkFragments} from './check-fragments';

test.each([
  'Only this CVE in the response.',
  'The token of the user in the portal.',
  'No changes to any findings after a rejection.',
])('rejects "%s"', async (text) => {
  expect(await faultsOf(checkFragments, text)).toEqual([
    `docs/guides/topic/title.md:7  a sentence has no verb: "${text}"  write a whole sentence, subject first`,
  ]);
});

test.each([
  'The response covers only this CVE.',
  'The scanner grades companies from A to F.',
  'Another tool streams postures with the same subscription.',
  '**Least privilege:** a user with the role of a reader.',
  'The higher the score, the fewer the days.',
  '- Only this CVE in the response.',
])('accepts "%s"', async (text) => {
  expect(await faultsOf(checkFragments, text)).toEqual([]);
});
