import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkExercises} from './check-exercises';

const exercise = (name: string, hints = '- Think.\n- Write.') =>
  `:::exercise${name}\nWhich hosts?\n\n${hints}\n\n\`\`\`bql\nFIND Host\n\`\`\`\n:::`;

test('accepts exercises with different names', async () => {
  const page = `${exercise('{#a}')}\n\n${exercise('{#b}')}`;
  expect(await faultsOf(checkExercises, page)).toEqual([]);
});

test.each([
  [`${exercise('{#a}')}\n\n${exercise('{#a}')}`, 'two exercises are named "a"'],
  [exercise(''), 'the exercise needs a name for stored progress'],
  [exercise('{#a}', '- Think.'), 'a list of two or three hints'],
  [`- Item\n\n  ${exercise('{#a}').replaceAll('\n', '\n  ')}`, 'inside another block'],
])('rejects %s', async (page, fault) => {
  expect(await faultsOf(checkExercises, page)).toEqual([expect.stringContaining(fault)]);
});
