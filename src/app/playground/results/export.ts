import type {Column} from '../../../bql/evaluate/result';
import {type Cell, isRecord} from '../../../bql/evaluate/row';
import {displayName} from '../../../bql/evaluate/values';
import type {Scalar} from '../../../bql/functions/value';

type Plain = Scalar | null | (Scalar | null)[];

/** A cell as other programs take it: records by name, moments as ISO 8601. */
function plain(cell: Cell): Plain {
  if (isRecord(cell)) return displayName(cell);
  if (Array.isArray(cell)) return cell.map((each) => (isRecord(each) ? displayName(each) : each));
  return cell as Scalar | null;
}

/** Rows as CSV (RFC 4180), with a line of column names; lists have a semicolon between their values. */
export function toCsv(columns: readonly Column[], rows: readonly Cell[][]): string {
  const lines = [
    columns.map(({label}) => label),
    ...rows.map((cells) => cells.map((cell) => [plain(cell) ?? ''].flat().join('; '))),
  ];
  return lines.map((fields) => `${fields.map(quoted).join(',')}\r\n`).join('');
}

const quoted = (field: string) =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/** Rows as a JSON array of objects. Of columns with one name, the later ones are numbered. */
export function toJson(columns: readonly Column[], rows: readonly Cell[][]): string {
  const names = columns.map(({label}, index) => {
    const same = columns.slice(0, index).filter((each) => each.label === label).length;
    return same === 0 ? label : `${label} (${same + 1})`;
  });
  const objects = rows.map((cells) =>
    Object.fromEntries(names.map((name, index) => [name, plain(cells[index] ?? null)])),
  );
  return JSON.stringify(objects, undefined, 2);
}
