import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkTableHeaders} from './check-table-headers';

test('rejects a column without a heading', async () => {
  expect(await faultsOf(checkTableHeaders, '|  | Role |\n| --- | --- |\n| a | User |')).toEqual([
    "docs/guides/topic/title.md:7  column 1 of the table has no heading  write a word that describes the column's cells",
  ]);
});

test('accepts headings in code', async () => {
  expect(
    await faultsOf(checkTableHeaders, '| `uid` | Role |\n| --- | --- |\n| a | User |'),
  ).toEqual([]);
});
