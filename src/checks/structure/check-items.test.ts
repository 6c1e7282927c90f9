import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkItems} from './check-items';

const table = (...rows: string[]) =>
  ['| Name | Value | Default |', '| --- | --- | --- |', ...rows].join('\n');

test('accepts repeated steps, equal items in two lists, and empty columns', async () => {
  expect(
    await faultsOf(
      checkItems,
      [
        '1. Select **Next**.\n2. Select **Next**.',
        '- Hosts\n- Findings',
        'More:\n\n- Hosts\n- Packages',
        table('| a | 1 | |', '| b | 2 | 3 |'),
        table('| a | | |', '| b | | 3 |'),
        table('| a | ![](a.svg) | 4 |', '| b | ![](b.svg) | 3 |'),
      ].join('\n\n'),
    ),
  ).toEqual([]);
});

test('rejects a repeated item and a repeated row', async () => {
  expect(
    await faultsOf(
      checkItems,
      `- Hosts\n- Findings\n- hosts\n\n${table('| a | 1 | |', '| a | 1 | |')}`,
    ),
  ).toEqual([
    'docs/guides/topic/title.md:9  the list item appears twice: "hosts"  delete one of the two',
    'docs/guides/topic/title.md:14  the table row appears twice: "a1"  delete one of the two',
  ]);
});

test("rejects an empty cell in a column that isn't empty", async () => {
  expect(await faultsOf(checkItems, table('| a | 1 | |', '| b | | |'))).toEqual([
    'docs/guides/topic/title.md:10  a cell below "Value" is empty  fill in the cell; if there is nothing to say, write "None" or "–"',
  ]);
});

test('rejects a list with one item, which is a sentence', async () => {
  expect(await faultsOf(checkItems, 'It has one cause:\n\n- The user has another role.')).toEqual([
    'docs/guides/topic/title.md:9  a list has only one item  write a sentence instead',
  ]);
  expect(await faultsOf(checkItems, '1. Select **Save**.')).toEqual([]);
  expect(await faultsOf(checkItems, '## Related pages\n\n- [Roles](roles.md): who can')).toEqual(
    [],
  );
});
