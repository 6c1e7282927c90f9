import {expect, test} from 'vitest';
import {screenSchema} from './schema';

const panel = (title: string, ...labels: string[]) => ({
  panel: title,
  blocks: [{tiles: labels.map((label) => ({label, value: '1'}))}],
});

/** What's wrong with the description of a screen with two sections, of three numbers and of one. */
const faultsOf = (says: string) =>
  screenSchema
    .safeParse({
      says,
      menu: ['Dashboards'],
      blocks: [
        panel('First', 'Open', 'Due', 'Late'),
        {columns: [[panel('Second', 'All')], [{message: 'Hi.'}]]},
      ],
    })
    .error?.issues.map(({message}) => message);

test.each([
  'The first section has three numbers.',
  'Two sections. One number is in the second.',
  'The two newest sections have numbers.',
])('accepts the description "%s"', (says) => {
  expect(faultsOf(says)).toBeUndefined();
});

test('rejects a description that counts other numbers or sections than the screen has', () => {
  expect(faultsOf('Three sections. The first section has four numbers.')).toEqual([
    'counts "Three sections", but the screen has 2',
    'counts "four numbers", but the screen has 3 or 1',
  ]);
});
