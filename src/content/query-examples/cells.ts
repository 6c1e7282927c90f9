import {type Cell, isRecord} from '../../bql/evaluate/row';
import {displayName} from '../../bql/evaluate/values';

/** A cell as a table shows it: records by name, moments to the minute, nothing as a dash. */
export function textOfCell(cell: Cell): string {
  if (cell === null) return '–';
  if (isRecord(cell)) return displayName(cell);
  if (Array.isArray(cell)) return cell.map((each) => textOfCell(each)).join(', ');
  if (typeof cell === 'number') return String(Number(cell.toFixed(2)));
  if (typeof cell === 'boolean') return cell ? 'True' : 'False';
  return String(cell).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?Z$/, '$1 $2');
}
