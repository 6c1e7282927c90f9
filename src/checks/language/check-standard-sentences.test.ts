import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkStandardSentences} from './check-standard-sentences';

const faults = (text: string) =>
  faultsOf(checkStandardSentences, {'docs/connectors/acme.md': page(text)});

test.each([
  ["Copy the key. You can't see it again.", "It's shown only once."],
  ['Copy the token. Acme never displays it again.', "It's shown only once."],
  ['The token never expires.', "The token doesn't expire."],
  ['Hosts are missing without any error.', 'are missing without an error'],
  ['`Ignored` is put into `categories`.', 'Status unchanged. `X` is added to `categories`'],
  ['**Active**, later **Confirmed active**', '**Active**, then **Confirmed active**'],
  ['Its source record leaves with the next run.', 'Its [source record stays]'],
])('says how a common fact is always written: %s', async (text, write) => {
  expect((await faults(text)).join()).toContain(`write "${write}`);
});

test('accepts the standard sentences, and other pages', async () => {
  expect(await faults("Copy the token. It's shown only once. The token doesn't expire.")).toEqual(
    [],
  );
  expect(await faultsOf(checkStandardSentences, 'The token never expires.')).toEqual([]);
});
