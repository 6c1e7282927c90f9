import {expect, describe as group, it} from 'vitest';
import type {Column} from '../../../../bql/evaluate/result';
import type {Cell} from '../../../../bql/evaluate/row';
import {type Drawn, planOf} from './choose';
import {mostBars} from './data';
import {describe} from './describe';
import {mostColors} from './series';

const rating = {label: 'Risk rating', ranks: ['Critical', 'High', 'Low']};
const count: Column = {label: 'Findings', adds: true};
const byMonth: Cell[][] = [
  ['2025-11', 'Low', 4],
  ['2025-10', 'Critical', 9],
  ['2025-11', 'Critical', 7],
];

group('a number by two columns', () => {
  it('has a bar for each month, the earliest first, and a color for each rating, the worst first', () => {
    const plan = planOf([{label: 'Month'}, rating, count], byMonth);
    expect(plan).toMatchObject({
      kind: 'series',
      by: 'Month',
      split: 'Risk rating',
      of: 'Findings',
      labels: ['2025-10', '2025-11'],
      names: ['Critical', 'Low'],
      isRating: true,
    });
  });

  it('has the ratings as colors, whichever column comes first', () => {
    const rows = byMonth.map(([month, name, value]) => [name, month, value] as Cell[]);
    expect(planOf([rating, {label: 'Month'}, count], rows)).toMatchObject({
      by: 'Month',
      split: 'Risk rating',
    });
  });

  it('has the column with fewer values as colors, unless these are dates', () => {
    const rows: Cell[][] = [
      ['Linux', 'Retail', 1],
      ['Linux', 'Legal', 2],
      ['Linux', 'Labs', 3],
    ];
    const of = [{label: 'Family'}, {label: 'Unit'}, count];
    expect(planOf(of, rows)).toMatchObject({by: 'Unit', split: 'Family'});
    const dated = rows.map(([, unit, value]) => ['2025-11', unit, value] as Cell[]);
    expect(planOf(of, dated)).toMatchObject({by: 'Family', split: 'Unit'});
  });

  it.each<[string, Column, boolean]>([
    ['counts, end to end', count, true],
    ['averages, next to each other', {label: 'Mean age', unit: 'days'}, false],
  ])('draws %s', (_, column, isStacked) => {
    expect(planOf([{label: 'Month'}, rating, column], byMonth)).toMatchObject({isStacked});
  });

  it.each<[string, Cell[][]]>([
    ['several rows for the same two values', [...byMonth, ['2025-11', 'Low', 5]]],
    [
      'too many values in both columns',
      Array.from({length: mostColors + 1}, (_, at): Cell[] => [`a${at}`, `b${at}`, 1]),
    ],
  ])('has no chart with %s', (_, rows) => {
    expect(planOf([{label: 'Month'}, {label: 'Kind'}, count], rows)).toBeUndefined();
  });

  it('says what it shows for readers who do not see it', () => {
    const said = (columns: Column[], rows: Cell[][]) => describe(planOf(columns, rows) as Drawn);
    expect(said([{label: 'Month'}, rating, count], byMonth)).toBe(
      'Findings by Month and Risk rating. 2 bars in 2 colors; most: 2025-10, Critical, 9; least: 2025-11, Low, 4.',
    );
    const many = Array.from({length: mostBars + 1}, (_, at): Cell[] => [`h${at}`, 'High', at]);
    expect(said([{label: 'Host'}, rating, count], many)).toContain(`The first ${mostBars} of 41`);
  });
});
