import {describe, expect, it} from 'vitest';
import {udm} from '../product/udm';
import {faultsOfQuery} from './check';
import {completionsAt} from './complete/complete';
import type {Graph, GraphRecord} from './graph';
import {Budget, checkLength, limits} from './overrun';
import {runQuery} from './run';

const messages = (text: string) =>
  faultsOfQuery(text, udm)
    .filter(({severity}) => severity === 'error')
    .map(({message}) => message);

describe("a text that isn't a query", () => {
  it.each([
    ['a'.repeat(10_000), /^Expected FIND at the beginning/],
    ['('.repeat(10_000), /^This is nested more than 30 levels deep/],
    ['FIND Host WHERE '.repeat(600), /^Expected NOT, /],
    ['“'.repeat(10_000), /^Use straight double quotes/],
    [`FIND Host WHERE ${'a = 1 OR '.repeat(1_200)}`, /the query ends/],
    [
      `FIND Host WHERE ${'os = "a" OR '.repeat(5_000)} os = "b"`,
      /^A query can have at most 20,000 char/,
    ],
  ])('gets a clear message despite thousands of characters (%#)', (text, message) => {
    expect(messages(text)[0]).toMatch(message);
  });
});

/** Nests a part inside itself to a depth. */
const nested = (before: string, inner: string, after: string, depth: number) =>
  before.repeat(depth) + inner + after.repeat(depth);

describe('nesting', () => {
  const forms: [what: string, query: (depth: number) => string][] = [
    [
      'parentheses of conditions',
      (depth) => `FIND Host WHERE ${nested('(', 'os = "a"', ')', depth)}`,
    ],
    ['NOT', (depth) => `FIND Host WHERE ${nested('NOT (', 'os = "a"', ')', depth)}`],
    ['parentheses of values', (depth) => `FIND Host AS h RETURN ${nested('(', '1', ')', depth)}`],
    ['functions', (depth) => `FIND Host AS h RETURN ${nested('abs(', '1', ')', depth)}`],
    ['minus signs', (depth) => `FIND Host AS h RETURN ${nested('-', '1', '', depth)}`],
    [
      'CASE',
      (depth) =>
        `FIND Host AS h RETURN ${nested('CASE WHEN h.os = "a" THEN ', '1', ' END', depth)}`,
    ],
    [
      'parentheses with names like END',
      (depth) => `FIND Host AS h RETURN ${nested('(h.end + ', '1', ')', depth)}`,
    ],
  ];

  it.each(forms)('%s end with a message, not with a crash', (_what, query) => {
    expect(messages(query(100))).toEqual([
      'This is nested more than 30 levels deep. Split the query, or compute a part in WITH.',
    ]);
  });

  it.each(forms.slice(0, -1))('%s can be 30 levels deep', (_what, query) => {
    expect(messages(query(30))).toEqual([]);
  });

  it('a hundred open parentheses get the same message, and no completions', () => {
    for (const clause of ['WHERE', 'RETURN', 'RETURN round']) {
      const text = `FIND Host ${clause} ${'('.repeat(100)}`;
      expect(messages(text)[0]).toMatch(/^This is nested more than 30 levels deep/);
      expect(completionsAt(text, text.length, {udm})).toBeUndefined();
    }
    const text = `FIND Host WHERE ${'('.repeat(30)}`;
    expect(completionsAt(text, text.length, {udm})?.options).not.toEqual([]);
  });

  it('long arithmetic can be as deep', () => {
    expect(messages(`FIND Host AS h RETURN ${'1 + '.repeat(4_000)} 1`)).toEqual([
      'A query can have at most 300 arithmetic operators.',
    ]);
    expect(messages(`FIND Host AS h RETURN ${'1 + '.repeat(300)} 1`)).toEqual([]);
  });
});

/** A number of people who all manage one another. */
function crowd(size: number): Graph {
  const people: GraphRecord[] = Array.from({length: size}, (_, index) => ({
    id: `x${index}`,
    typeName: 'Person',
    displayName: `Person ${index} ${'e'.repeat(20)}`,
    managers: Array.from({length: size}, (__, other) => `x${other}`),
  }));
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    now: new Date(0),
    recordsOf: (typeName) => (typeName === 'Person' ? people : []),
    find: (id) => byId.get(id),
  };
}
const graph = crowd(130);
const run = (text: string) => runQuery(text, {udm, graph});

describe('a query that requests too much', {timeout: 30_000}, () => {
  const hop = 'THAT MANAGED_BY >> Person';
  it.each([
    [
      `FIND Person AS a ${hop} AS b ${hop} AS c RETURN count(*)`,
      /^This query follows more than 200,000 paths\./,
    ],
    [
      `FIND Person AS a ${hop} AS b ${hop} AS c WITH a, count(*) AS n RETURN n`,
      /^This query follows more than 200,000 paths\./,
    ],
    [
      `FIND Person AS a ${hop} AS b ${hop} AS c ${hop} AS d WHERE d.displayName CONTAINS "nobody"`,
      /^This query takes more than 2,000,000 steps on this data\./,
    ],
    [
      'FIND Person AS a THAT RELATES TO Person AS b WHERE b.displayName CONTAINS "nobody"',
      /^This query takes more than 2,000,000 steps on this data\./,
    ],
    [
      `FIND Person AS a ${hop} AS b RETURN ${Array.from({length: 100}, () => 'size(b.displayName)').join(', ')}`,
      /^This query takes more than 2,000,000 steps on this data\./,
    ],
    [
      `FIND Person AS a ${hop} AS b RETURN ${Array.from({length: 120}, () => 'b.displayName').join(', ')}`,
      /^This query takes more than 2,000,000 steps on this data\./,
    ],
    [
      `FIND Person AS a ${hop} AS b RETURN ${Array.from({length: 30}, () => 'CASE WHEN b.displayName = "nobody" THEN 1 END').join(', ')}`,
      /^This query takes more than 2,000,000 steps on this data\./,
    ],
    [
      `FIND Person AS a RETURN ${nested('replace(', 'a.displayName', ', "e", "eeeeeeeeee")', 9)}`,
      /^This query creates text of more than 20,000 characters\./,
    ],
  ])('query %# ends with a message', (text, message) => {
    const {faults, result} = run(text);
    expect(result).toBeUndefined();
    expect(faults[0]?.message).toMatch(message);
  });

  it('returns quickly if an index shows that nothing matches, however long the path is', () => {
    const {result} = run(
      `FIND Person AS a ${hop} AS b ${hop} AS c ${hop} AS d WHERE d.displayName = "nobody"`,
    );
    expect(result?.total).toBe(0);
  });
});

it('a query can use all of each limit, and no more', () => {
  const budget = new Budget();
  budget.step(limits.steps - 1);
  budget.step();
  expect(() => budget.step()).toThrow('more than 2,000,000 steps');
  for (let path = 0; path < limits.paths; path += 1) budget.path();
  expect(() => budget.path()).toThrow('more than 200,000 paths');
  checkLength(limits.text);
  expect(() => checkLength(limits.text + 1)).toThrow('more than 20,000 characters');
});
