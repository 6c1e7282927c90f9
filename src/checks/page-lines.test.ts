import {expect, test} from 'vitest';
import {readLines} from './page-lines';

test('tells front matter, headings, tables, and code from text', () => {
  const source = '---\ntitle: A\n---\n\n# A\n\nText.\n\n```bql\nFIND Host\n```\n\n| a |\n';
  const kinds = readLines(source).map(({kind, language}) => language || kind);
  expect(kinds.filter((kind) => kind !== 'text')).toEqual([
    ...['matter', 'matter', 'matter', 'heading', 'code', 'bql', 'code', 'table'],
  ]);
});
