import {expect, test} from '@playwright/test';
import {sendThroughFaults} from './feedback-faults/run';

const seed = 1;
const count = 40;

test('no message is lost or sent twice while everything fails', async ({baseURL}) => {
  // As much as several files' tests, on a busy machine.
  test.setTimeout(360_000);
  const {ledger} = await sendThroughFaults({seed, count, site: baseURL ?? ''});
  expect(ledger.entries).toHaveLength(count);
  expect(ledger.wrong, `to repeat it: npm run test:feedback -- ${count} ${seed}`).toEqual([]);
});
