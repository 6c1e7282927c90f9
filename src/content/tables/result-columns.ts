import type {Column} from '../../bql/evaluate/result';
import type {Cell} from '../../bql/evaluate/row';
import {isRatingColumn} from './severity-columns';

/** How a column of a result is shown: numbers are on the right, scores have a bar, and ratings are badges. */
export type ColumnKind = 'text' | 'number' | 'score' | 'rating';

/** More characters than a date with its time, a state, or the name of a team has, and fewer than the name of a finding. */
const longestLine = 18;

/** The class of a cell of a query's result whose text can wrap; no class for a short one, which would be hard to read. */
export const classOfCell = (text: string): string | undefined =>
  text.length > longestLine ? 'long' : undefined;

/** Whether a column is on the right. */
export const isNumeric = (kind: ColumnKind | undefined) => kind === 'number' || kind === 'score';

/** "Risk score" and "v.riskScore" have scores from 0 to 10, but "EPSS score" has probabilities. */
const isScoreColumn = (label: string) => /\bscore$/i.test(label) && !/EPSS/i.test(label);

/** Says how to show a column with these cells. */
export function kindOfColumn({label, ranks}: Column, cells: readonly Cell[]): ColumnKind {
  if (ranks && isRatingColumn(label)) return 'rating';
  const known = cells.filter((cell) => cell !== null);
  const isNumber = known.length > 0 && known.every((cell) => typeof cell === 'number');
  if (!isNumber) return 'text';
  return isScoreColumn(label.replace(/Score$/, ' score')) && known.every(isScore)
    ? 'score'
    : 'number';
}

/** Says how to show each column of a result. */
export const kindsOfColumns = (
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): ColumnKind[] =>
  columns.map((column, index) =>
    kindOfColumn(
      column,
      rows.map((cells) => cells[index] ?? null),
    ),
  );

const isScore = (cell: Cell) => typeof cell === 'number' && cell >= 0 && cell <= 10;
