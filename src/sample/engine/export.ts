import type {Column} from '../../bql/evaluate/result';
import {type Cell, isRecord} from '../../bql/evaluate/row';
import {displayName} from '../../bql/evaluate/values';
import type {Scalar} from '../../bql/functions/value';

/** A format that other programs read. */
export type ExportFormat = 'CSV' | 'JSON';

/** Writes rows as text for other programs: records by their names, and times as ISO 8601. */
export const exported = (
  format: ExportFormat,
  columns: readonly Column[],
  rows: readonly Cell[][],
): string => (format === 'CSV' ? toCsv : toJson)(columns, rows);

type Plain = Scalar | null | (Scalar | null)[];

function plain(cell: Cell): Plain {
  if (isRecord(cell)) return displayName(cell);
  if (Array.isArray(cell)) return cell.map((each) => (isRecord(each) ? displayName(each) : each));
  return cell as Scalar | null;
}

/** Writes CSV (RFC 4180) with a header line. List values are separated by semicolons. */
function toCsv(columns: readonly Column[], rows: readonly Cell[][]): string {
  const lines = [
    columns.map(({label}) => label),
    ...rows.map((cells) => cells.map((cell) => [plain(cell) ?? ''].flat().join('; '))),
  ];
  return lines.map((fields) => `${fields.map(quoted).join(',')}\r\n`).join('');
}

const quoted = (field: string) =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/** Writes a JSON array of objects. If several columns have the same name, all but the first are numbered. */
function toJson(columns: readonly Column[], rows: readonly Cell[][]): string {
  const names = columns.map(({label}, index) => {
    const same = columns.slice(0, index).filter((each) => each.label === label).length;
    return same === 0 ? label : `${label} (${same + 1})`;
  });
  const objects = rows.map((cells) =>
    Object.fromEntries(names.map((name, index) => [name, plain(cells[index] ?? null)])),
  );
  return JSON.stringify(objects, undefined, 2);
}
