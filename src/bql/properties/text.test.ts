import fc from 'fast-check';
import {expect, it} from 'vitest';
import {udm} from '../../product/udm';
import {faultsOfCondition, faultsOfQuery} from '../check';
import {formatQuery} from '../format/query';
import {runQuery} from '../run';
import {parseCondition, parseQuery} from '../syntax/parse';
import {pickWith, randomGraph, randomQuery} from './testing/random';

const pieces = fc.constantFrom(
  ...['FIND', 'Host', 'WHERE', '(', ')', 'AND', 'NOT', 'x', '.', '=', '"a"', '[', ']', 'IN LAST'],
  ...['5', 'THAT', '|', 'RETURN', 'CASE', 'WHEN', 'END', ',', '*', '-', "'", '“', '\\', '\n', '😀'],
  ...['os', 'AS', 'h', 'EXISTS', 'BETWEEN', 'IS', '--', '/*', '"', '=~', '"("', 'count', 'LIMIT'],
);
const anything = fc.oneof(
  fc.string(),
  fc.array(pieces).map((all) => all.join(' ')),
  fc.array(pieces, {maxLength: 8}).map((all) => `FIND Host AS h WHERE ${all.join(' ')}`),
);

/** A query with a slip: some of its words are removed, repeated, or moved. */
const slip = fc.gen().map((g) => {
  const pick = pickWith(g);
  const words = randomQuery(pick).split(' ');
  const at = g(fc.nat, words.length);
  const other = g(fc.nat, words.length);
  return words.toSpliced(at, g(fc.nat, 2), ...words.slice(other, other + 2)).join(' ');
});

it('any text has a result, or a message with a position', () => {
  fc.assert(
    fc.property(fc.oneof(anything, slip), fc.gen(), (text, g) => {
      const {result, faults} = runQuery(text, {udm, graph: randomGraph(pickWith(g))});
      const errors = faults.filter(({severity}) => severity === 'error');
      expect(result === undefined).toBe(errors.length > 0);
      const {value} = parseQuery(text);
      if (value) formatQuery(value);
      const all = [...faults, ...faultsOfQuery(text, udm), ...faultsOfCondition(text, 'Host', udm)];
      for (const {start, end, message} of [...all, ...parseCondition(text).faults]) {
        expect([text, start >= 0 && start <= end && end <= text.length]).toEqual([text, true]);
        expect(message).not.toMatch(/undefined|NaN|\[object/);
      }
    }),
    {numRuns: 300},
  );
}, 30_000);

it("what's right in a query isn't a mistake, whatever else is wrong", () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const text = randomQuery(pickWith(g));
      const before = faultsOfQuery(`; ${text}`, udm);
      expect(before.map(({start, end}) => [start, end])).toEqual([[0, 1]]);
      const after = faultsOfQuery(`${text} WHERE ,`, udm);
      expect(after.filter(({end}) => end <= text.length)).toEqual([]);
    }),
    {numRuns: 200},
  );
}, 30_000);

it('a formatted query means the same', () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const text = randomQuery(pickWith(g));
      const {value} = parseQuery(text);
      if (!value) throw new Error(`No query: ${text}`);
      const formatted = formatQuery(value);
      const again = parseQuery(formatted).value;
      expect(withoutPlaces(again)).toEqual(withoutPlaces(value));
      expect(again && formatQuery(again)).toBe(formatted);
    }),
    {numRuns: 100},
  );
}, 30_000);

/** Returns a syntax tree without source positions. */
function withoutPlaces(value: unknown): unknown {
  const places = ['start', 'end', 'operatorRange', 'unitRange'];
  return JSON.parse(
    JSON.stringify(value, (key, each) => (places.includes(key) ? undefined : each)),
  );
}
