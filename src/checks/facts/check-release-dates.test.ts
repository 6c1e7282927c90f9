import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkReleaseDates} from './check-release-dates';

test.each([
  'The connector was retired in August ([11.28](./11.28.md)).',
  'Platform 11.0 of April 2023 brought a log.',
  'It came with 11.28 on August 13, 2025.',
  'Between August and December, 11.28 was the newest.',
  'Those who changed statuses in November read `11.28-05`.',
])('accepts %s', async (text) => {
  expect(await faultsOf(checkReleaseDates, text)).toEqual([]);
});

test.each([
  ['The connector was retired in July (11.28).', '"July" is in a sentence about 11.28'],
  ['Platform 11.0 of April 2024 brought a log.', '"April 2024" is in a sentence about 11.0'],
  ['It came with 11.28 on August 14.', '"August 14" is in a sentence about 11.28'],
])('rejects %s', async (text, fault) => {
  expect(await faultsOf(checkReleaseDates, text)).toEqual([expect.stringContaining(fault)]);
});

test("the fault gives the release's date", async () => {
  expect(await faultsOf(checkReleaseDates, 'Retired in July (11.28).')).toEqual([
    `docs/guides/topic/title.md:7  "July" is in a sentence about 11.28, but isn't its date  write the date of 11.28, August 13, 2025, or delete the version`,
  ]);
});
