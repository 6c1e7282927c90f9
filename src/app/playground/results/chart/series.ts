import type {Column} from '../../../../bql/evaluate/result';
import type {Cell} from '../../../../bql/evaluate/row';
import {textOfCell} from '../../../../content/query-examples/cells';
import {isRatingColumn} from '../../../../content/tables/severity-columns';
import {type Datum, isDate, labelAt, mostBars} from './data';

/** Bars by one column, each in colors by another. */
export interface SeriesPlan {
  kind: 'series';
  /** The columns of the bars, of the colors, and of the values. */
  by: string;
  split: string;
  of: string;
  unit?: string;
  /** The bars and the colors, in their order. */
  labels: string[];
  names: string[];
  data: (Datum & {name: string})[];
  /** Whether the colors are the ratings' colors. */
  isRating: boolean;
  /** Whether the values of a bar add up, so that they're drawn end to end and not next to each other. */
  isStacked: boolean;
  /** The number of bars without the limit. */
  total: number;
}

/** More colors aren't told apart. */
export const mostColors = 6;

/**
 * Decides how to draw a number by two columns. Ratings become the colors. Otherwise, the column with fewer values does,
 * unless it has dates.
 *
 * @param of the column of the values
 * @returns `undefined` if both columns have too many values, or if several rows have the same two
 */
export function seriesOf(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  of: number,
  groups: [number, number],
): SeriesPlan | undefined {
  const valued = rows.filter((cells) => typeof cells[of] === 'number');
  const [first, second] = groups.map((at) => groupOf(columns, valued, at)) as [Group, Group];
  const [bars, colors] = costOf(first) < costOf(second) ? [second, first] : [first, second];
  const data = valued.map((cells) => ({
    label: textOfCell(cells[bars.at] ?? null),
    name: textOfCell(cells[colors.at] ?? null),
    value: Number(cells[of]),
  }));
  const pairs = new Set(data.map(({label, name}) => JSON.stringify([label, name])));
  if (pairs.size < data.length || data.length < 2 || colors.texts.length > mostColors)
    return undefined;
  const isStacked = columns[of]?.adds === true && data.every(({value}) => value >= 0);
  const perBar = isStacked ? 1 : colors.texts.length;
  const labels = bars.texts.slice(0, Math.floor(mostBars / perBar));
  return {
    kind: 'series',
    by: labelAt(columns, bars.at),
    split: labelAt(columns, colors.at),
    of: labelAt(columns, of),
    unit: columns[of]?.unit,
    labels,
    names: colors.texts,
    data: data.filter(({label}) => labels.includes(label)),
    isRating: colors.isRating,
    isStacked,
    total: bars.texts.length,
  };
}

/** The color of a rating, or the color with an index. */
export const colorOf = (name: string, index: number, isRating: boolean): string =>
  isRating ? `var(--chart-${name.toLowerCase()}, var(--chart-1))` : `var(--series-${index + 1})`;

/** A column that rows are grouped by. */
interface Group {
  at: number;
  /** Its different values: ratings by rank, dates by time, and others as they come. */
  texts: string[];
  isRating: boolean;
  isDates: boolean;
}

function groupOf(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  at: number,
): Group {
  const cells = rows.map((row) => row[at] ?? null);
  const texts = [...new Set(cells.map((cell) => textOfCell(cell)))];
  const ranks = columns[at]?.ranks;
  const isDates = cells.every(isDate);
  if (isDates) texts.sort();
  else if (ranks) texts.sort((a, b) => rankOf(a, ranks) - rankOf(b, ranks));
  return {
    at,
    texts,
    isDates,
    isRating: ranks !== undefined && isRatingColumn(labelAt(columns, at)),
  };
}

/** A value that isn't one of the ranked ones, such as a missing value, comes last. */
const rankOf = (text: string, ranks: string[]) =>
  ranks.includes(text) ? ranks.indexOf(text) : ranks.length;

/** How unsuitable a column is for colors. */
function costOf({texts, isRating, isDates}: Group): number {
  if (isRating) return 0;
  return isDates ? Number.POSITIVE_INFINITY : texts.length;
}
