import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkWords} from './check-words';

test.each([
  ['You may save it.', 'may'],
  ['Somebody saves it.', 'Somebody'],
  ['Compare it with that of a user.', 'that of'],
  ['It is left out.', 'left out'],
  ['The list does not change.', 'does not'],
  ['It stands in the list.', 'stands in'],
  ['This is no list.', 'is no'],
])('refuses a word that reads translated: %s', async (text, word) => {
  expect((await faultsOf(checkWords, text)).join()).toContain(`title.md:7  "${word}"  write `);
});

test('accepts months, products, code, names, quotations, and what only looks alike', async () => {
  const text =
    'It ended in May. Mend returns it. `may` and **Nobody** are "not that of" others. There is no list. It is no longer there. It is not only a list.';
  expect(await faultsOf(checkWords, text)).toEqual([]);
});
