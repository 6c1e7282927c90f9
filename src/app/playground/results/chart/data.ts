import type {Column} from '../../../../bql/evaluate/result';
import type {Cell} from '../../../../bql/evaluate/row';

/** One value of a chart, with what it's the value of. */
export interface Datum {
  label: string;
  value: number;
}

/** More bars aren't read one by one. */
export const mostBars = 40;

export const labelAt = (columns: readonly Column[], at: number) => columns[at]?.label ?? '';

export const isDate = (cell: Cell) =>
  typeof cell === 'string' && /^\d{4}-\d\d(-\d\d(T.*)?)?$/.test(cell);
