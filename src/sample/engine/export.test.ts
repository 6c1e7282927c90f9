import {describe, expect, it} from 'vitest';
import type {Column} from '../../bql/evaluate/result';
import type {Cell} from '../../bql/evaluate/row';
import {exported} from './export';

const host = (displayName: string) => ({id: displayName, typeName: 'Host', displayName});
const csv = (columns: Column[], rows: Cell[][]) => exported('CSV', columns, rows);
const json = (columns: Column[], rows: Cell[][]) => exported('JSON', columns, rows);

describe('an export', () => {
  it('writes CSV for spreadsheets: quotes, lists, empty cells, and records by name', () => {
    const cells: Cell[][] = [
      ['say "hi", twice', ['a', 'b']],
      [null, [host('web-01')]],
      ['two\nlines', 1.5],
    ];
    expect(csv([{label: 'Text'}, {label: 'a,b'}], cells)).toBe(
      'Text,"a,b"\r\n"say ""hi"", twice",a; b\r\n,web-01\r\n"two\nlines",1.5\r\n',
    );
  });

  it.each([
    ['"', '""""'],
    ['a "b" and "c"', '"a ""b"" and ""c"""'],
    ['a\rb', '"a\rb"'],
    ['a\r\nb', '"a\r\nb"'],
    ['a;b', 'a;b'],
    ["it's", "it's"],
    [' ', ' '],
    ['', ''],
    [0, '0'],
    [false, 'false'],
  ])('writes %j in CSV as %j', (cell, field) => {
    expect(csv([{label: 'x'}], [[cell]])).toBe(`x\r\n${field}\r\n`);
  });

  it('writes 0, false, and a missing value in JSON as they are', () => {
    const columns = ['a', 'b', 'c', 'd'].map((label) => ({label}));
    expect(JSON.parse(json(columns, [[0, false, null]]))).toEqual([
      {a: 0, b: false, c: null, d: null},
    ]);
  });

  it('writes JSON with every column, even if two have the same name', () => {
    const text = json([{label: 'Name'}, {label: 'Name'}], [[host('web-01'), ['a', 1]]]);
    expect(JSON.parse(text)).toEqual([{Name: 'web-01', 'Name (2)': ['a', 1]}]);
  });
});
