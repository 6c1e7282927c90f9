// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest';
import {history, nameOf} from './history';
import {isSameOperation, readOperation, valuesOf, writeOperation} from './operation';
import {oneLine} from './results/one-line';
import {sizeOf} from './results/size';

beforeEach(() => history.clear());

const operation = (query: string, variables = '') => ({query, variables});
const queries = () => history.read().items.map(({query}) => query);

it('keeps the last operations, each once, newest first', () => {
  for (const query of ['{a}', '{b}', '{a} ']) history.record(operation(query));
  expect(queries()).toEqual(['{a} ', '{b}']);
  history.record(operation('{a}', '{"limit": 5}'));
  expect(queries()).toEqual(['{a}', '{a} ', '{b}']);
  for (let index = 0; index < 30; index += 1) history.record(operation(`{a${index}}`));
  expect(queries()).toHaveLength(20);
  expect(queries()[0]).toBe('{a29}');
});

it('ignores a history that another program wrote', async () => {
  vi.resetModules();
  localStorage.setItem('graphql.history', '[{"query": 1}]');
  expect((await import('./history')).history.read().items).toEqual([]);
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
