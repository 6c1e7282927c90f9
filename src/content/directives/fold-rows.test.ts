import type {Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import foldRows from './fold-rows';
import {rowSearch} from './row-search';

const texts = {label: 'Search', placeholder: '', parameter: 'q', names: 'messages'};
const table = (rows: number) => `| See |\n| --- |\n${'| x |\n'.repeat(rows)}`;
const section = (title: string, rows = 1) => `## ${title}\n\n${table(rows)}\n`;

/** Folds the rows of a page with a search over tables, and returns the parts of the page and of the search. */
function folded(before: string, tables: string, after = '') {
  const search = rowSearch('Search', texts, markdown(tables));
  const tree: Root = {type: 'root', children: [...markdown(before), ...search, ...markdown(after)]};
  foldRows()(tree);
  const shown = tree.children.filter(({type}) => type !== 'mdxjsEsm');
  const found = shown.find(({type}) => type === ('mdxJsxFlowElement' as string)) as never as {
    children: (RootContent & {attributes?: {name: string; value: string}[]})[];
  };
  return {page: shown.map(({type}) => type), parts: found.children};
}

const attributesOf = (part?: {attributes?: {name: string; value: string}[]}) =>
  Object.fromEntries((part?.attributes ?? []).map(({name, value}) => [name, value]));

test('folds each of many sections, with the number of its rows', () => {
  const {parts} = folded('Lede.', section('A', 2) + section('B', 12) + section('C'));
  expect(parts.map((part) => attributesOf(part).title)).toEqual(['A', 'B', 'C']);
  expect(parts.map((part) => attributesOf(part).rows)).toEqual(['2', '12', '1']);
});

test('folds a long table without sections below what its rows are', () => {
  const {parts} = folded('Lede.', table(101));
  expect(parts.map(attributesOf)).toMatchObject([{title: 'All messages', rows: '101'}]);
});

test('says what the first rows of a fold are about, as far as there is room', () => {
  const rows = (...names: string[]) =>
    `| See |\n| --- |\n${names.map((name) => `| ${name} |\n`).join('')}`;
  const long = 'x'.repeat(60);
  const {parts} = folded(
    'Lede.',
    `## A\n\n${rows('**One**', 'two')}\n## B\n\n${rows(long, long)}\n${section('C', 9)}`,
  );
  expect(parts.map((part) => attributesOf(part).example)).toEqual(['One · two', long, 'x · x · x']);
});

test('leaves a short list open, and the text above it in its place', () => {
  const {page, parts} = folded('Lede.\n\nMore.', table(12));
  expect(parts.map(({type}) => type)).toEqual(['table']);
  expect(page).toEqual(['paragraph', 'paragraph', 'mdxJsxFlowElement']);
});

test('the field comes right after the first paragraph of its part of the page', () => {
  const lists = section('A') + section('B') + section('C');
  const {page, parts} = folded(
    '## Why\n\nText.\n\n## Hosts\n\nFirst.\n\nMore.\n\n- Item',
    lists,
    'After.',
  );
  expect(page).toEqual([
    'heading',
    'paragraph',
    'heading',
    'paragraph',
    'mdxJsxFlowElement',
    'paragraph',
  ]);
  const [about] = parts as never as Root[];
  expect(about?.children.map((part) => textOf(part))).toEqual(['More.', 'Item']);
});

test('headings of folds keep their anchors, but are not in the table of contents', () => {
  const {parts} = folded(
    '## Z\n\nText.\n\n## A\n\nLede.',
    section('A') + section('B c') + section('D'),
  );
  expect(parts.map(attributesOf)).toMatchObject([
    {id: 'a-1', heading: 'h2'},
    {id: 'b-c'},
    {id: 'd'},
  ]);
  expect(parts.flatMap((part) => (part as never as Root).children.map(({type}) => type))).toEqual([
    'table',
    'table',
    'table',
  ]);
});

test('on a page that is about the list, the field comes right after the first paragraph of the page', () => {
  const lists = section('A') + section('B') + section('C');
  const {page, parts} = folded('Lede.\n\n## All messages\n\nMore.', lists, 'After.');
  expect(page).toEqual(['paragraph', 'mdxJsxFlowElement', 'paragraph']);
  const [about] = parts as never as Root[];
  expect(about?.children.map((part) => textOf(part))).toEqual(['All messages', 'More.']);
});
