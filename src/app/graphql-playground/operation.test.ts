// @vitest-environment happy-dom
import {beforeEach, expect, it} from 'vitest';
import {clearHistory, historyOf, nameOf, recordOperation} from './history';
import {isSameOperation, readOperation, valuesOf, writeOperation} from './operation';
import {oneLine} from './results/one-line';
import {sizeOf} from './results/size';

beforeEach(() => localStorage.clear());

const operation = (query: string, variables = '') => ({query, variables});

it('keeps the last operations, each once, newest first', () => {
  for (const query of ['{a}', '{b}', '{a} ']) recordOperation(operation(query));
  expect(historyOf().map(({query}) => query)).toEqual(['{a} ', '{b}']);
  for (let index = 0; index < 30; index += 1) recordOperation(operation(`{a${index}}`));
  expect(historyOf()).toHaveLength(20);
  expect(historyOf()[0]?.query).toBe('{a29}');
  clearHistory();
  expect(historyOf()).toEqual([]);
});

it('ignores a history that another program wrote', () => {
  localStorage.setItem('graphql.history', '[{"query": 1}]');
  expect(historyOf()).toEqual([]);
});

it('bounds the history by its length, too', () => {
  recordOperation(operation(`{${'a'.repeat(60_000)}}`));
  recordOperation(operation(`{${'b'.repeat(60_000)}}`));
  expect(historyOf()).toHaveLength(1);
});

it('names an operation by its name, or by its beginning', () => {
  expect(nameOf(operation('query Open($a: Int) {a}'))).toBe('Open');
  expect(nameOf(operation('{\n  hosts {\n    id\n  }\n}'))).toBe('{ hosts { id } }');
});

it('reads what it wrote', () => {
  const written = operation('{a}', '{"b": 1}');
  expect(readOperation(writeOperation(written))).toEqual(written);
  expect(isSameOperation(written, operation(' {a}', '{"b": 1} '))).toBe(true);
  expect(valuesOf(written)).toEqual({b: 1});
  expect(valuesOf(operation('{a}', '[1]'))).toEqual({});
});

it('keeps on one line what fits, and gives up early on what does not', () => {
  const value = {type: {cveIds: ['CVE-1'], fixed: true}};
  expect(oneLine(value, 60)).toBe('{"type": {"cveIds": ["CVE-1"], "fixed": true}}');
  expect(oneLine(value, 20)).toBeUndefined();
  expect(oneLine([], 2)).toBe('[]');
});

it('writes sizes as people read them', () => {
  expect([840, 12_430, 1_340_000].map(sizeOf)).toEqual(['840 bytes', '12.4 kB', '1.3 MB']);
});
