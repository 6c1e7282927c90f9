import type {Paragraph, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import markEntries, {releaseDate} from '../../content/release-notes/mark-entries';
import {readEntries} from './entries';
import {firstSentence} from './first-sentence';

const text = `## New

- \`11.32-01\` **API.** Read \`riskScore\` of 1.5 points. [Hosts](../hosts.md#a) and [more](b.md).

## Upgrade steps

- Not an entry.

## Fixed

- \`11.32-02\` **Risk.** It was wrong. [Risk](risk.md)
- No entry either.
`;

test("reads a page's entries with their kind, area, and links", () => {
  expect(readEntries(markdown(text))).toMatchObject([
    {id: '11.32-01', kind: 'new', area: 'API', links: ['../hosts.md#a', 'b.md']},
    {id: '11.32-02', kind: 'fixed', area: 'Risk', links: ['risk.md']},
  ]);
});

test("an entry's number is its anchor and links to itself", () => {
  const tree: Root = {type: 'root', children: markdown(text)};
  markEntries()(tree);
  expect(JSON.stringify(tree)).toContain('"id":"11.32-02"');
  expect(textOf(tree)).toContain('New 11.32-01 API.');
});

test("a mention of an entry links to it, and a line doesn't end within its number", () => {
  const [paragraph, ...list] = markdown(
    `See \`11.32-02\` and \`11.28-11\` about \`riskScore\`.\n\n${text}`,
  );
  const tree = {type: 'root', children: [paragraph, ...list]} as Root;
  markEntries()(tree);
  const marked = JSON.stringify(paragraph).match(/"value":"[^"]+","[^}]*entry-id/g);
  expect(marked).toHaveLength(2);
  expect(marked?.[0]).toContain('11.32-02');
  expect(JSON.stringify(paragraph).match(/"url":"[^"]*"/g)).toEqual(['"url":"#11.32-02"']);
});

test('a release page begins with links that count its entries, most urgent first', () => {
  const tree: Root = {type: 'root', children: markdown(`Released today.\n\n${text}`)};
  const [date] = tree.children;
  if (date) date.data = {hProperties: {className: [releaseDate]}};
  markEntries()(tree);
  const [, , tallies] = tree.children;
  expect(textOf(tallies)).toBe('1 new1 fixed');
  expect(JSON.stringify(tallies)).toContain('"url":"#new"');
});

test.each([
  ['Read `riskScore` of 1.5 points. Then more.', 'Read riskScore of 1.5 points.'],
  ['See [the list](a.md), then go. Next.', 'See the list, then go.'],
  ['No end', 'No end'],
])('the first sentence of "%s"', (all, first) => {
  const [paragraph] = markdown(all) as Paragraph[];
  expect(
    firstSentence(paragraph?.children ?? [])
      .map((node) => textOf(node))
      .join(''),
  ).toBe(first);
});
