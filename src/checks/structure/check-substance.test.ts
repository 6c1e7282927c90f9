import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkSubstance} from './check-substance';

const words = 'Open the list and pick a row. '.repeat(40);
const example = '```bql\nFIND Host\n```';

test('accepts a page that says and shows something', async () => {
  expect(await faultsOf(checkSubstance, `${words}\n\n${example}`)).toEqual([]);
  expect(await faultsOf(checkSubstance, `${words}\n\n::screen{name="findings-list"}`)).toEqual([]);
});

test('refuses a page that is too short', async () => {
  const [fault] = await faultsOf(checkSubstance, `Too short.\n\n${example}`);
  expect(fault).toMatch(/title\.md:2 {2}the page has \d+ words of its own, fewer than 250/);
});

test('refuses a page that shows nothing', async () => {
  expect(await faultsOf(checkSubstance, words)).toEqual([
    'docs/guides/topic/title.md:2  the page shows nothing  add a picture, a screen, an example or a table',
  ]);
});
