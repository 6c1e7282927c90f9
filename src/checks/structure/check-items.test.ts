import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkItems} from './check-items';

const table = (...rows: string[]) =>
  ['| Name | Value | Default |', '| --- | --- | --- |', ...rows].join('\n');

test('accepts steps that repeat, items of two lists, and columns with nothing to say', async () => {
  expect(
    await faultsOf(
      checkItems,
      [
        '1. Select **Next**.\n2. Select **Next**.',
        '- Hosts\n- Findings',
        'More:\n\n- Hosts',
        table('| a | 1 | |', '| b | 2 | 3 |'),
        table('| a | | |', '| b | | 3 |'),
        table('| a | ![](a.svg) | 4 |', '| b | ![](b.svg) | 3 |'),
      ].join('\n\n'),
    ),
  ).toEqual([]);
});

test('refuses an item and a row that are there twice', async () => {
  expect(
    await faultsOf(
      checkItems,
      `- Hosts\n- Findings\n- hosts\n\n${table('| a | 1 | |', '| a | 1 | |')}`,
    ),
  ).toEqual([
    'docs/guides/topic/title.md:9  the item of the list is there twice: "hosts"  delete one of the two',
    'docs/guides/topic/title.md:14  the row of the table is there twice: "a1"  delete one of the two',
  ]);
});

test('refuses an empty cell where others of its column have something', async () => {
  expect(await faultsOf(checkItems, table('| a | 1 | |', '| b | | |'))).toEqual([
    'docs/guides/topic/title.md:10  an empty cell below "Value"  fill it in; where there is nothing to say, write "None" or "—"',
  ]);
});
