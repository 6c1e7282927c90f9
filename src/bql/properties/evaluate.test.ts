import fc from 'fast-check';
import {expect, it} from 'vitest';
import {udm} from '../../product/udm';
import {compare} from '../evaluate/compare';
import {isRecord} from '../evaluate/row';
import {runQuery} from '../run';
import {parseQuery} from '../syntax/parse';
import {naiveRun} from './testing/naive';
import {pickWith, randomGraph, randomQuery} from './testing/random';

it('the evaluator finds the same as a brute-force search', () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const pick = pickWith(g);
      const graph = randomGraph(pick);
      const text = randomQuery(pick);
      const {value: query} = parseQuery(text);
      const {result, faults} = runQuery(text, {udm, graph});
      const errors = faults.filter(({severity}) => severity === 'error');
      expect([text, errors]).toEqual([text, []]);
      if (!query || !result) throw new Error('A query without errors has a result');
      const found = result.rows.map((cells) =>
        (query.return ? cells : cells.slice(0, 1)).map((cell) => (isRecord(cell) ? cell.id : cell)),
      );
      const expected = naiveRun(query, graph, udm);
      const {skip = 0, limit = Number.POSITIVE_INFINITY} = query;
      expect(result.total).toBe(expected.length);
      expect(found.length).toBe(Math.max(0, Math.min(expected.length - skip, limit)));
      const left = expected.map((row) => JSON.stringify(row));
      for (const row of found) {
        const at = left.indexOf(JSON.stringify(row));
        expect([text, at >= 0]).toEqual([text, true]);
        left.splice(at, 1);
      }
      const [key] = query.orderBy;
      if (key) {
        const ranks = result.columns[0]?.ranks;
        const sorted = expected.map(([first]) => first).sort(orderOf(key.descending, ranks));
        // Lists with the same first value can be in any order.
        const keys = (cells: unknown[]) => cells.map(keyOf);
        expect(keys(found.map(([first]) => first))).toEqual(keys(sorted.slice(skip, skip + limit)));
      }
    }),
    {numRuns: 300},
  );
}, 30_000);

/** Returns a cell's sort value: for a list, its first value. */
const keyOf = (cell: unknown) => (Array.isArray(cell) ? cell[0] : cell) ?? null;

/** Puts missing values last. */
function orderOf(descending: boolean, ranks?: string[]) {
  return (a: unknown, b: unknown) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return compare(left, right, ranks) * (descending ? -1 : 1);
  };
}
