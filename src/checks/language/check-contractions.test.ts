import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkContractions} from './check-contractions';

test.each([
  ['There is no key.', 'There is'],
  ['No operator is a word, and there is no `==`.', 'there is'],
  ['If it is empty, nothing happens.', 'it is'],
  ['You are an administrator.', 'You are'],
  ['The page cannot be opened.', 'cannot'],
])('rejects "%s"', async (text, found) => {
  const faults = await faultsOf(checkContractions, text);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`"${found}"`);
});

test.each([
  "There's no key, and it's empty.",
  'Leave the field as it is.',
  'Ask how severe it is, and where they are.',
  'Use the error, if there is one.',
  '"There is no key" means that the key is gone.',
])('accepts "%s"', async (text) => {
  expect(await faultsOf(checkContractions, text)).toEqual([]);
});
