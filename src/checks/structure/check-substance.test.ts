import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkSubstance} from './check-substance';

const words = 'Open the list and pick a row. '.repeat(40);
const example = '```bql\nFIND Host\n```';

test('accepts a page with enough text and an example', async () => {
  expect(await faultsOf(checkSubstance, `${words}\n\n${example}`)).toEqual([]);
  expect(await faultsOf(checkSubstance, `${words}\n\n::screen{name="findings-list"}`)).toEqual([]);
});

test('rejects a page that is too short', async () => {
  const [fault] = await faultsOf(checkSubstance, `Too short.\n\n${example}`);
  expect(fault).toMatch(/title\.md:2 {2}the page has only \d+ words, fewer than 250/);
});

test("rejects a page that doesn't show anything", async () => {
  expect(await faultsOf(checkSubstance, words)).toEqual([
    "docs/guides/topic/title.md:2  the page doesn't show anything  add a picture, a screen, an example, or a table",
  ]);
});
