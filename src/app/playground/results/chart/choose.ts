import {counted} from '../../../../base/collections';
import type {Column} from '../../../../bql/evaluate/result';
import type {Cell} from '../../../../bql/evaluate/row';
import {textOfCell} from '../../../../content/query-examples/cells';
import {kindOfColumn} from '../../../../content/tables/result-columns';
import {isRatingColumn} from '../../../../content/tables/severity-columns';
import {type Datum, isDate, labelAt, mostBars} from './data';
import {type SeriesPlan, seriesOf} from './series';

/** A single value. */
export interface Figure extends Datum {
  unit?: string;
}

/** What a chart shows, and how. */
export type ChartPlan =
  | {kind: 'number'; values: Figure[]}
  | {
      kind: 'bars';
      /** The column of the labels, and the one of the values. */
      by: string;
      of: string;
      unit?: string;
      data: Datum[];
      /** Whether the labels are ratings, which have their own colors. */
      isRating: boolean;
      /** Whether the values are scores, which have the colors of their ratings. */
      isScore: boolean;
      /** The number of rows that the data would have without the limit. */
      total: number;
    }
  | SeriesPlan
  | {kind: 'line'; by: string; of: string; unit?: string; data: (Datum & {date: Date})[]};

/** A plan that needs a drawing. */
export type Drawn = Exclude<ChartPlan, {kind: 'number'}>;

/**
 * Decides how to draw rows: one row of numbers as numbers, dates with a number as a line, two groups with a number as
 * bars in several colors, and anything else with a number as bars.
 *
 * @param measure the column of the values, if the reader chose one
 * @returns `undefined` if no chart suits the columns
 */
export function planOf(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  measure?: number,
): ChartPlan | undefined {
  const measures = measuresOf(columns, rows);
  const labels = [...columns.keys()].filter((at) => !measures.includes(at));
  if (rows.length === 1 && labels.length === 0) {
    const values = measures.map((at) => ({
      label: labelAt(columns, at),
      unit: columns[at]?.unit,
      value: Number(rows[0]?.[at]),
    }));
    return {kind: 'number', values};
  }
  const of =
    measure !== undefined && measures.includes(measure) ? measure : usualMeasure(measures, rows);
  const [by, second, ...others] = labels;
  if (of === undefined || by === undefined || others.length > 0) return undefined;
  if (second !== undefined) return seriesOf(columns, rows, of, [by, second]);
  const pairs = rows.flatMap((cells) => {
    const [cell, value] = [cells[by] ?? null, cells[of] ?? null];
    return typeof value === 'number' ? [{cell, label: textOfCell(cell), value}] : [];
  });
  const texts = new Set(pairs.map(({label}) => label));
  if (texts.size < pairs.length || pairs.length < 2) return undefined;
  const names = {by: labelAt(columns, by), of: labelAt(columns, of), unit: columns[of]?.unit};
  if (pairs.every(({cell}) => isDate(cell))) {
    const data = pairs.map(({cell, label, value}) => ({
      date: new Date(String(cell)),
      label,
      value,
    }));
    return {kind: 'line', ...names, data: data.sort((a, b) => Number(a.date) - Number(b.date))};
  }
  const ranks = columns[by]?.ranks;
  const isRating = ranks !== undefined && isRatingColumn(names.by);
  const data = pairs.map(({label, value}) => ({label, value}));
  // Ratings keep their order, whatever the rows are sorted by.
  if (isRating) data.sort((a, b) => ranks.indexOf(a.label) - ranks.indexOf(b.label));
  const column = columns[of];
  const isScore = column !== undefined && kindOfColumn(column, columnOf(rows, of)) === 'score';
  return {
    kind: 'bars',
    ...names,
    data: data.slice(0, mostBars),
    isRating,
    isScore,
    total: data.length,
  };
}

const columnOf = (rows: readonly (readonly Cell[])[], at: number) =>
  rows.map((cells) => cells[at] ?? null);

/**
 * Returns the column that a chart shows first: one whose values differ, because equal bars say little, and preferably
 * the one that the rows are ordered by.
 */
export function usualMeasure(
  measures: readonly number[],
  rows: readonly (readonly Cell[])[],
): number | undefined {
  const differing = measures.filter((at) => {
    const cells = columnOf(rows, at);
    return [...counted(cells).values()].every((count) => count * 2 <= cells.length);
  });
  return differing.find((at) => isOrdered(columnOf(rows, at))) ?? differing[0] ?? measures[0];
}

function isOrdered(cells: readonly Cell[]): boolean {
  const steps = cells.slice(1).map((cell, at) => Number(cell) - Number(cells[at]));
  return steps.every((step) => step <= 0) || steps.every((step) => step >= 0);
}

/**
 * Returns the columns of numbers that a chart can show. If every column has numbers, the first one, such as a year,
 * says what the others are about.
 */
export function measuresOf(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): number[] {
  const measures = [...columns.keys()].filter((at) => {
    const known = columnOf(rows, at).filter((cell) => cell !== null);
    return known.length > 0 && known.every((cell) => typeof cell === 'number');
  });
  const isAll = measures.length === columns.length;
  return isAll && measures.length > 1 && rows.length > 1 ? measures.slice(1) : measures;
}
