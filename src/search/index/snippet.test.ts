import {expect, it} from 'vitest';
import {testEngine, testRecords} from './testing/test-site';

/** The snippet of the best text for a query, with at most five words. */
async function snippetOf(text: string, query: string, ellipsis: string | undefined = '…') {
  const {engine, search} = testEngine(testRecords([{title: 'Animals', lines: [text]}]));
  await engine.loadAll();
  const {hits} = await search(query, {
    attributesToSnippet: ['*:5'],
    snippetEllipsisText: ellipsis,
  });
  const snippet = hits[0]?._snippetResult as {content?: {value: string; matchLevel: string}};
  return snippet.content;
}

it.each([
  ['One zebra.', 'One <mark>zebra</mark>.'],
  ['One two three four zebra.', 'One two three four <mark>zebra</mark>.'],
  ['Zebra two three four five six.', '<mark>Zebra</mark> two three four five…'],
  ['One two three four five zebra.', '…two three four five <mark>zebra</mark>.'],
  ['One two three four zebra six seven eight nine.', '…three four <mark>zebra</mark> six seven…'],
  ['A <b> & zebra.', 'A &lt;b&gt; &amp; <mark>zebra</mark>.'],
])('says what it omits on either side of the words: %s', async (text, snippet) => {
  expect((await snippetOf(text, 'zebra'))?.value).toBe(snippet);
});

it('shows the place with most of the query', async () => {
  const text = 'A zebra is here and much later, far away, a zebra meets a lion.';
  expect((await snippetOf(text, 'zebra lion'))?.value).toContain(
    '<mark>zebra</mark> meets a <mark>lion</mark>',
  );
});

it('says whether it has all words of the query', async () => {
  const text = 'A zebra is here. One two three four five six seven eight nine. A lion is there.';
  expect((await snippetOf(text, 'zebra'))?.matchLevel).toBe('full');
  expect((await snippetOf(text, 'zebra lion'))?.matchLevel).toBe('partial');
});

it("doesn't mark words by the first letter of the next one", async () => {
  const text = 'One zebra and an orangutan.';
  expect((await snippetOf(text, 'zebra o'))?.value).toBe(
    'One <mark>zebra</mark> and an orangutan.',
  );
  expect((await snippetOf(text, 'zebra ora'))?.value).toContain('<mark>orangutan</mark>');
});
