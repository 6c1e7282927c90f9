import {expect, describe as group, it} from 'vitest';
import type {Cell} from '../../../../bql/evaluate/row';
import {type Drawn, planOf} from './choose';
import {mostBars} from './data';
import {describe} from './describe';

const columns = (...labels: string[]) => labels.map((label) => ({label}));
const unit = (name: string) => ({id: name, typeName: 'BusinessUnit', displayName: name});

group('which chart suits which columns', () => {
  it('shows one row of numbers as numbers', () => {
    const plan = planOf([{label: 'Findings'}, {label: 'Mean age', unit: 'days'}], [[1150, 30.25]]);
    expect(plan).toEqual({
      kind: 'number',
      values: [
        {label: 'Findings', value: 1150},
        {label: 'Mean age', value: 30.25, unit: 'days'},
      ],
    });
  });

  it.each<[string, Cell, Cell]>([
    ['texts', 'Retail', 'Legal'],
    ['records', unit('Retail'), unit('Legal')],
    ['true and false', true, false],
    ['a missing value', 'Retail', null],
  ])('shows a number for each of some %s as bars', (_, first, second) => {
    const plan = planOf(columns('Group', 'Findings'), [
      [first, 41],
      [second, 2],
    ]);
    expect(plan).toMatchObject({kind: 'bars', by: 'Group', of: 'Findings', total: 2});
  });

  it('finds the group in any column, and takes the number that the reader chose', () => {
    const rows = [
      [1, 'Retail', 10],
      [2, 'Legal', 20],
    ];
    const of = columns('Hosts', 'Unit', 'Findings');
    expect(planOf(of, rows)).toMatchObject({by: 'Unit', of: 'Hosts'});
    expect(planOf(of, rows, 2)).toMatchObject({by: 'Unit', of: 'Findings'});
  });

  it('begins with a number that differs between groups', () => {
    const rows = [
      ['web-01', 10, 7],
      ['web-02', 10, 9],
      ['web-03', 9.3, 5],
    ];
    const of = columns('Host', 'Risk score', 'Findings');
    expect(planOf(of, rows)).toMatchObject({of: 'Findings', isScore: false});
    expect(planOf(of, rows, 1)).toMatchObject({of: 'Risk score', isScore: true});
  });

  it('prefers the number that the rows are ordered by', () => {
    const rows = [
      ['web-01', 7, 5],
      ['web-02', 9, 4],
      ['web-03', 8, 2],
    ];
    expect(planOf(columns('Host', 'Findings', 'Out of SLA'), rows)).toMatchObject({
      of: 'Out of SLA',
    });
  });

  it('takes the first number, such as a year, as the group if all columns are numbers', () => {
    const plan = planOf(columns('Year', 'Findings'), [
      [2024, 3],
      [2025, 4],
    ]);
    expect(plan).toMatchObject({
      kind: 'bars',
      by: 'Year',
      data: [{label: '2024'}, {label: '2025'}],
    });
  });

  it.each(['2025-03', '2025-03-01', '2025-03-01T10:00:00Z'])(
    'shows dates such as %s as a line, the earliest first',
    (date) => {
      const plan = planOf(columns('Found', 'Findings'), [
        [date, 3],
        ['2024-01-01', 4],
      ]);
      expect(plan).toMatchObject({kind: 'line', data: [{value: 4}, {value: 3}]});
    },
  );

  it('keeps the order of ratings, whatever the rows are sorted by', () => {
    const rating = {label: 'Risk rating', ranks: ['Critical', 'High', 'Low']};
    const plan = planOf(
      [rating, {label: 'Hosts'}],
      [
        ['Low', 9],
        ['Critical', 5],
        ['High', 7],
      ],
    );
    expect(plan).toMatchObject({
      isRating: true,
      data: [{label: 'Critical'}, {label: 'High'}, {label: 'Low'}],
    });
  });

  it.each<[string, string[], Cell[][]]>([
    [
      'no number',
      ['Host', 'OS'],
      [
        ['a', 'x'],
        ['b', 'y'],
      ],
    ],
    [
      'three groups',
      ['Unit', 'Rating', 'Status', 'Findings'],
      [
        ['a', 'High', 'Open', 1],
        ['b', 'Low', 'Open', 2],
      ],
    ],
    [
      'a group with several rows',
      ['Unit', 'Findings'],
      [
        ['a', 1],
        ['a', 2],
      ],
    ],
    ['a single group', ['Unit', 'Findings'], [['a', 1]]],
    [
      'only missing numbers',
      ['Unit', 'Mean'],
      [
        ['a', null],
        ['b', null],
      ],
    ],
    ['no group and many rows', ['Score'], [[1], [2]]],
  ])('has no chart of %s', (_, labels, rows) => {
    expect(planOf(columns(...labels), rows)).toBeUndefined();
  });

  it('draws a limited number of bars, and leaves out groups without a number', () => {
    const rows = Array.from({length: mostBars + 2}, (_, at): Cell[] => [`h${at}`, at || null]);
    const plan = planOf(columns('Host', 'Findings'), rows);
    expect(plan).toMatchObject({total: mostBars + 1});
    expect(plan?.kind === 'bars' && plan.data).toHaveLength(mostBars);
  });
});

group('what a chart says for readers who do not see it', () => {
  const said = (labels: string[], rows: Cell[][]) =>
    describe(planOf(columns(...labels), rows) as Drawn);

  it('names the columns, the number of bars, the most and the least', () => {
    expect(
      said(
        ['Unit', 'Findings'],
        [
          ['Retail', 4100],
          ['Legal', 2],
          ['Labs', 7],
        ],
      ),
    ).toBe('Findings by Unit. 3 bars; most: Retail, 4,100; least: Legal, 2.');
  });

  it('names the unit, and the first and last date of a line', () => {
    const of = [{label: 'Month'}, {label: 'Mean age', unit: 'days'}];
    const plan = planOf(of, [
      ['2025-02', 30.257],
      ['2025-01', 8],
    ]) as Drawn;
    expect(describe(plan)).toBe(
      'Mean age (days) by Month. 2 dates from 2025-01 to 2025-02; most: 2025-02, 30.26; least: 2025-01, 8.',
    );
  });

  it('says that it shows a part', () => {
    const rows = Array.from({length: mostBars + 1}, (_, at): Cell[] => [`h${at}`, at]);
    expect(said(['Host', 'Findings'], rows)).toContain(`The first ${mostBars} of 41 rows`);
  });
});
