import {describe, expect, it} from 'vitest';
import {udm} from '../../product/udm';
import type {Graph, GraphRecord} from '../graph';
import {runQuery} from '../run';
import {functions} from '../syntax/words';

const host = (name: string, riskScore?: number, tags?: string[]): GraphRecord => ({
  id: name,
  typeName: 'Host',
  displayName: name,
  name,
  ...(riskScore !== undefined && {riskScore}),
  ...(tags && {tags}),
});
const hosts = [host('b', 4, ['pci', 'lab']), host('c', 9), host('a', 1), host('d', 2), host('e')];
const graph: Graph = {
  now: new Date('2025-12-15T12:00:00Z'),
  recordsOf: (typeName) => (typeName === 'Host' ? hosts : []),
  find: (id) => hosts.find((each) => each.id === id),
};

/** Returns the single value of an expression. */
function value(expression: string, where = '') {
  const {result, faults} = runQuery(`FIND Host AS h ${where} RETURN ${expression} AS x`, {
    udm,
    graph,
  });
  expect(faults.filter(({severity}) => severity === 'error')).toEqual([]);
  expect(result?.rows).toHaveLength(1);
  return result?.rows[0]?.[0];
}

const ofRow: [expression: string, expected: unknown][] = [
  ['abs(-2)', 2],
  ['ceil(1.2)', 2],
  ['floor(-1.2)', -2],
  ['round(2.5)', 3],
  ['round(-2.5)', -3],
  ['round(-2.4)', -2],
  ['sign(-7)', -1],
  ['e()', Math.E],
  ['exp(1)', Math.E],
  ['log(e())', 1],
  ['log(0)', null],
  ['log10(1000)', 3],
  ['sqrt(9)', 3],
  ['sqrt(-1)', null],
  ['acos(1)', 0],
  ['asin(1)', Math.PI / 2],
  ['atan(1)', Math.PI / 4],
  ['atan2(1, -1)', (3 * Math.PI) / 4],
  ['cos(pi())', -1],
  ['cot(pi() / 4)', 1],
  ['degrees(pi())', 180],
  ['haversin(pi())', 1],
  ['pi()', Math.PI],
  ['radians(90)', Math.PI / 2],
  ['sin(pi() / 2)', 1],
  ['tan(pi() / 4)', 1],
  ['coalesce(h.os, h.name, "?")', 'b'],
  ['coalesce(h.os, h.description)', null],
  ['head(h.tags)', 'pci'],
  ['last(h.tags)', 'lab'],
  ['id(h)', 'b'],
  ['type(h)', 'Host'],
  ['size(h.tags)', 2],
  ['size("four")', 4],
  ['size(h.os)', null],
  ['timestamp()', Date.UTC(2025, 11, 15, 12)],
  ['toBoolean("TRUE")', true],
  ['toBoolean("false")', false],
  ['toBoolean("yes")', null],
  ['toFloat("7.5")', 7.5],
  ['toInteger("-7.9")', -7],
  ['toString(h.tags)', 'pci, lab'],
  ['left("scanner", 4)', 'scan'],
  ['left("scanner", -1)', ''],
  ['right("scanner", 3)', 'ner'],
  ['right("scanner", 0)', ''],
  ['right("scanner", 90)', 'scanner'],
  ['lTrim(" a ")', 'a '],
  ['rTrim(" a ")', ' a'],
  ['trim(" a ")', 'a'],
  ['replace("a-b-c", "-", "")', 'abc'],
  ['replace("abc", "", "-")', 'abc'],
  ['reverse("abc")', 'cba'],
  ['reverse("a😀b")', 'b😀a'],
  ['left("😀ab", 1)', '😀'],
  ['right("ab😀", 2)', 'b😀'],
  ['substring("😀ab", 1, 1)', 'a'],
  ['size("a😀b")', 3],
  ['split("", "-")', ['']],
  ['replace("a.a", ".", "$&")', 'a$&a'],
  ['toBoolean("truefalse")', null],
  ['coalesce(0, 1)', 0],
  ['coalesce("", "x")', ''],
  ['split("a-b", "-")', ['a', 'b']],
  ['substring("scanner", 1)', 'canner'],
  ['substring("scanner", 1, 3)', 'can'],
  ['substring("scanner", -2, 3)', 'sca'],
  ['substring("scanner", 1, -3)', ''],
  ['toLower("Ab")', 'ab'],
  ['toUpper("Ab")', 'AB'],
];

const ofAll: [expression: string, expected: unknown][] = [
  ['avg(h.riskScore)', 4],
  ['collect(h.riskScore)', [4, 9, 1, 2]],
  ['count(h.riskScore)', 4],
  ['count(*)', 5],
  ['max(h.riskScore)', 9],
  ['min(h.riskScore)', 1],
  ['percentileCont(h.riskScore, 0)', 1],
  ['percentileCont(h.riskScore, 0.25)', 1.75],
  ['percentileCont(h.riskScore, 0.5)', 3],
  ['percentileCont(h.riskScore, 1)', 9],
  ['percentileDisc(h.riskScore, 0)', 1],
  ['percentileDisc(h.riskScore, 0.5)', 2],
  ['percentileDisc(h.riskScore, 0.51)', 4],
  ['percentileDisc(h.riskScore, 1)', 9],
  ['stDev(h.riskScore)', Math.sqrt(38 / 3)],
  ['stDevP(h.riskScore)', Math.sqrt(38 / 4)],
  ['sum(h.riskScore)', 16],
];

const ofNone: [expression: string, expected: unknown][] = [
  ['avg(h.riskScore)', null],
  ['max(h.riskScore)', null],
  ['percentileCont(h.riskScore, 0.5)', null],
  ['percentileDisc(h.riskScore, 0.5)', null],
  ['stDev(h.riskScore)', null],
  ['stDevP(h.riskScore)', null],
  ['sum(h.riskScore)', 0],
];

const expectValue = (found: unknown, expected: unknown) =>
  typeof expected === 'number'
    ? expect(found).toBeCloseTo(expected, 10)
    : expect(found).toEqual(expected);

describe('a function', () => {
  it.each(ofRow)('of a row: %s is %j', (expression, expected) => {
    expectValue(value(expression, 'WHERE h.name = "b"'), expected);
  });

  it.each(ofAll)('of all rows: %s is %j', (expression, expected) => {
    expectValue(value(expression), expected);
  });

  it.each(ofNone)('of no value: %s is %j', (expression, expected) => {
    expectValue(value(expression, 'WHERE h.name = "e"'), expected);
  });

  it('returns no deviation for a sample of one', () => {
    expect(value('stDev(h.riskScore)', 'WHERE h.name = "b"')).toBe(0);
    expect(value('stDevP(h.riskScore)', 'WHERE h.name = "b"')).toBe(0);
  });

  it('rand() returns a number from 0 to 1', () => {
    const found = value('rand()', 'WHERE h.name = "b"');
    expect(found).toBeGreaterThanOrEqual(0);
    expect(found).toBeLessThan(1);
  });

  it('tests every function', () => {
    const tried = [...ofRow, ...ofAll].map(([expression]) => expression.split('(')[0]);
    const untried = Object.values(functions)
      .flat()
      .filter((name) => name !== 'rand' && !tried.includes(name));
    expect(untried).toEqual([]);
  });
});
