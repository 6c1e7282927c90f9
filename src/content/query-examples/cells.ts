import {type Cell, isRecord} from '../../bql/evaluate/row';
import {displayName} from '../../bql/evaluate/values';
import type {ColumnKind} from '../tables/result-columns';

/** The text of a missing value. */
export const missing = '–';

/**
 * Formats a cell for a table: records by name, moments to the minute, missing values as a dash.
 *
 * @param kind of the cell's column: scores have one decimal, so that they line up
 */
export function textOfCell(cell: Cell, kind?: ColumnKind): string {
  if (cell === null) return missing;
  if (isRecord(cell)) return displayName(cell);
  if (Array.isArray(cell)) return cell.map((each) => textOfCell(each)).join(', ');
  if (typeof cell === 'number' && kind === 'score') return cell.toFixed(1);
  if (typeof cell === 'number') return String(Number(cell.toFixed(2)));
  if (typeof cell === 'boolean') return cell ? 'True' : 'False';
  return String(cell).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?Z$/, '$1 $2');
}
