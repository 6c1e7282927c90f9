import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {table} from '../../base/markdown/nodes';
import scoreBars from './score-bars';

/** The bars' paths in a result with these columns. */
function bars(header: string[], rows: string[][], isResult = true): string[] {
  const data = isResult ? {hProperties: {className: ['query-result']}} : {};
  const tree: Root = {
    type: 'root',
    children: table(header, rows).map((node) => ({...node, data})),
  };
  scoreBars()(tree);
  return [...JSON.stringify(tree).matchAll(/"d":"([^"]*)"/g)].map(([, path = '']) => path);
}

test('draws a bar for each score of a result', () => {
  const rows = [
    ['web-01', '9.1', '12'],
    ['web-02', '0', '3'],
    ['web-03', '–', '1'],
  ];
  expect(bars(['Host', 'Risk score', 'Open'], rows)).toEqual(['M0 .5h9.1', 'M0 .5h0']);
});

test('draws none in other columns and tables', () => {
  expect(bars(['Points', 'EPSS score'], [['7', '0.9']])).toEqual([]);
  expect(bars(['Risk score'], [['7']], false)).toEqual([]);
});
