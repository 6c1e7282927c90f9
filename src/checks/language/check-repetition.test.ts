import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkRepetition} from './check-repetition';

const text =
  'An automation runs a query on a schedule and acts on each record that it finds, so that nobody has to look at the list again every morning.';

test('accepts paragraphs of their own, and the same short sentence', async () => {
  expect(
    await faultsOf(checkRepetition, {
      'docs/apis/a.md': page(`${text}\n\nSelect **Create**.`),
      'docs/apis/b.md': page(
        'A ticket holds the findings that one team fixes together. It closes by itself when an assessment no longer sees any of them there.\n\nSelect **Create**.',
      ),
    }),
  ).toEqual([]);
});

test('refuses a sentence that a page has twice, unless it is short or a step', async () => {
  const sentence = 'A change takes effect when the next run ends.';
  const step = '1. In {Product}, open **Administration > Security > Single sign-on**.';
  expect(
    await faultsOf(checkRepetition, `${sentence} Select it.\n\n${step}\n\nSelect it. ${sentence}`),
  ).toEqual([
    'docs/guides/topic/title.md:11  the sentence is also in line 7: "A change takes effect when the next run "  write it once',
  ]);
});

test('refuses a short sentence that comes twice in a row', async () => {
  expect(
    await faultsOf(checkRepetition, 'Convert times yourself. Convert times yourself.'),
  ).toEqual([expect.stringContaining('the sentence is also in line 7: "Convert times yourself."')]);
});

test('refuses a paragraph that stands on two pages, word for word or nearly so', async () => {
  const found = await faultsOf(checkRepetition, {
    'docs/apis/a.md': page(text),
    'docs/apis/b.md': page(text),
    'docs/apis/c.md': page(
      text.replace('every morning', 'each day').replace('An automation', '- This **automation**'),
    ),
  });
  expect(found).toEqual([
    'docs/apis/b.md:7  the paragraph is also at docs/apis/a.md:7  keep it on one page and link to it from the other',
    'docs/apis/c.md:7  the paragraph is also at docs/apis/a.md:7  keep it on one page and link to it from the other',
  ]);
});
