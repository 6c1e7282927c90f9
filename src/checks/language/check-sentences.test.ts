import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkSentences} from './check-sentences';

const faults = (body: string) => faultsOf(checkSentences, body);
const words = (count: number) => `${Array.from({length: count}, () => 'word').join(' ')}.`;

test("accepts finished sentences, and phrases where they're allowed", async () => {
  expect(
    await faults(
      [
        'Select **Save**. The dialog says "Done."',
        'riskScore = impact × likelihood',
        'The answer is short',
        '```json\n{}\n```',
        'Choose a color',
        '| Color | Means |\n| --- | --- |\n| Red | Stop. Wait |\n| Either, or | Go |',
        '- Hosts\n- Findings\n- People',
        '1. Open **Roles**.\n2. Ask. See [Ask](ask.md)\n3. Select **Save**.',
        '> Pages: Roles, Users',
        '`POST /graphql/caasm`',
        `${words(35)} ${words(35)}`,
      ].join('\n\n'),
    ),
  ).toEqual([]);
});

test('counts a name in code or bold as one word', async () => {
  expect(await faults(`**${words(10)}** \`${words(10)}\` ${words(33)}`)).toEqual([]);
});

test('rejects a long sentence and reports its line and length', async () => {
  expect(await faults(`Short.\n${words(36)}`)).toEqual([
    'docs/guides/topic/title.md:8  a sentence has 36 words: "word word word word word word …"  split it into two, or make it a list: 35 words at most',
  ]);
});

test.each([
  ['The list shows the hosts that', 'The list shows the hosts that\n\nMore.'],
  ['before a heading', 'The list shows hosts\n\n## More\n\nText.'],
  ['in a note', ':::note\nA name is unique\n:::'],
  ['in a cell', '| A |\n| --- |\n| The list of the |'],
  ['in an item', '- The list of the\n- Hosts'],
  ['the only item without a period', '- It is red.\n- It is blue\n- It is green.'],
])('rejects text that breaks off: %s', async (_, body) => {
  const found = await faults(body);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('the text breaks off: "…');
});

test('a colon at the end must introduce something', async () => {
  for (const shown of [
    '- A host',
    '```json\n{}\n```',
    '| A |\n| --- |\n| B |',
    '![A host](a.svg)',
    '`riskScore > 7`.',
    'a = b ÷ c',
    '> A quotation',
  ])
    expect(await faults(`The list shows:\n\n${shown}`)).toEqual([]);
  expect(
    await faults('1. Choose one:\n\n   - A host\n2. Select **Save**.\n3. Look at **Name:**'),
  ).toEqual([]);
  expect(await faults('1. Look.\n2. Look at these:\n\n| A |\n| --- |\n| B |')).toEqual([]);
  expect(await faults('Read [all limits](#a), and among them:\n\nMore text.\n\n- One:')).toEqual([
    expect.stringMatching(/:7 {2}nothing follows the colon: "… all limits, and among them:"/),
    expect.stringContaining(':11  nothing follows the colon'),
  ]);
  expect(await faults('The list shows:\n\n## More\n\nText.')).toHaveLength(1);
});
