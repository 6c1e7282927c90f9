import {expect, test} from 'vitest';
import {readFiles} from '../../src/base/source/files';
import {readLines} from './lines';
import {mutations} from './mutations';
import {placesOf} from './sabotage';

test('front matter, headings, tables and code are told from text', () => {
  const source = '---\ntitle: A\n---\n\n# A\n\nText.\n\n```bql\nFIND Host\n```\n\n| a |\n';
  const kinds = readLines(source).map(({kind, language}) => language || kind);
  expect(kinds.filter((kind) => kind !== 'text')).toEqual([
    ...['matter', 'matter', 'matter', 'heading', 'code', 'bql', 'code', 'table'],
  ]);
});

test('every group of mutations finds places in the pages', () => {
  const files = readFiles(process.cwd());
  const without = mutations.filter((mutation) => placesOf(mutation, files).length < 5);
  expect(without.map(({group}) => group)).toEqual([]);
});
