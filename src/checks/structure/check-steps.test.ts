import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkSteps} from './check-steps';

const steps = (...texts: string[]) =>
  texts.map((text, index) => `${index + 1}. ${text}`).join('\n');
const three = steps('Open it.', 'Fill it in.', 'Save it.');

const faults = (body: string) =>
  faultsOf(checkSteps, {
    'docs/guides/topic/title.md': page(body),
    'docs/guides/topic/other.md': page(
      `## First\n\n${steps('A', 'B', 'C', 'D', 'E')}\n\n## Second\n\n${three}`,
    ),
    'docs/guides/topic/numbered.md': page('## 4. Create the cluster\n\nText.'),
  });

test.each([
  ['a step in the section', `## A\n\n${three}\n\nRepeat step 3, or steps 1 to 3.`],
  ['a step before the one that names it', `## A\n\n${steps('Open it.', 'As in step 1.')}`],
  ['a step on the page, from a section without steps', `## A\n\n${three}\n\n## B\n\nSee step 3.`],
  ['a heading with a number', '## 4. Create it\n\nText.\n\n## 5. Use it\n\nAs in step 4.'],
  ['a step in a linked section', 'Repeat step 5 of [First](./other.md#first).'],
  ['a step on a linked page with headings', 'Do [step 4](./numbered.md#4-create-the-cluster).'],
  ['a list that continues', `## A\n\n${three}\n\nA note.\n\n4. Close it.\n\nSkip step 4.`],
  [
    'a step that another program counts',
    'The installer says step 2 of 5. In step 3 of the wizard, go on.',
  ],
  ["a number that isn't a step's", `## A\n\n${three}\n\nA step 10.5 wide; a step of 7.`],
  ['a step in a row', `## A\n\n${three}\n\n| A | B |\n| --- | --- |\n| C | Repeat step 2. |`],
])('accepts %s', async (_, body) => {
  expect(await faults(body)).toEqual([]);
});

test('rejects a step after the last', async () => {
  expect(await faults(`## A\n\n${three}\n\nThen repeat step 7.`)).toEqual([
    'docs/guides/topic/title.md:13  "step 7": the steps end at 3  write the number of a step that exists, or link to the section with the step',
  ]);
});

test.each([
  ['a range that is too long', `## A\n\n${three}\n\nRepeat steps 2 to 4.`, '"steps 2 to 4"'],
  ['one of several', `## A\n\n${three}\n\nRepeat steps 1, 2 and 5.`, '"steps 1, 2 and 5"'],
  [
    'a step in another list, inside a step',
    `## A\n\n${steps('Open it.', 'As in step 3.')}\n\n## B\n\n${three}`,
    'the steps end at 2',
  ],
  ['a step in another section', `## A\n\n1. Go.\n\nSee step 3.\n\n## B\n\n${three}`, 'end at 1'],
  [
    "a step that the linked section doesn't have",
    'Step 5 of [Second](./other.md#second).',
    'end at 3',
  ],
  ['a step on a page without steps', 'Repeat step 1.', 'there are no numbered steps'],
])('rejects %s', async (_, body, message) => {
  expect(await faults(body)).toEqual([expect.stringContaining(message)]);
});
