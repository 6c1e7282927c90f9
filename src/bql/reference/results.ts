import type {Udm} from '../../product/udm/udm';
import {faultsOfQuery} from '../check';
import {type Cell, isRecord} from '../evaluate/row';
import {type Dataset, displayName} from '../evaluate/values';
import {printLiteral} from '../format/terms';
import {exampleReturning} from '../functions/reference';
import type {Scalar} from '../functions/value';
import {runQueryOnce} from '../run-once';
import type {OperatorExample} from './operators';

/**
 * Returns the value of an expression in the first row of {@link exampleReturning}, written as in a query. Numbers have
 * up to four decimals.
 *
 * @throws {Error} when the expression has a fault
 */
export function resultOf(expression: string, dataset: Dataset): string {
  return printCell(rowsOf(exampleReturning(expression), dataset)[0]?.[0] ?? null);
}

/**
 * Returns what an operator's example finds: "27 of 152" for a condition, "64 rows" for a query, or the expression's
 * result.
 *
 * @throws {Error} when the example has a fault
 */
export function findingsOf(example: OperatorExample, dataset: Dataset): string {
  if ('expression' in example) return resultOf(example.expression, dataset);
  if ('query' in example) return countOf(rowsOf(example.query, dataset).length);
  const all = `FIND ${example.model}`;
  const found = rowsOf(`${all} WHERE ${example.condition}`, dataset).length;
  return `${found} of ${countOf(rowsOf(all, dataset).length)}`;
}

/** Returns the checker's message about an expression in {@link exampleReturning}, or `undefined` if it's valid. */
export function messageOf(expression: string, udm: Udm): string | undefined {
  const faults = faultsOfQuery(exampleReturning(expression), udm);
  return faults.find(({severity}) => severity === 'error')?.message;
}

const countOf = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'record' : 'records'}`;

function rowsOf(query: string, dataset: Dataset): Cell[][] {
  const {result, faults} = runQueryOnce(query, dataset);
  if (!result) throw new Error(`${query}: ${faults[0]?.message}`);
  return result.rows;
}

function printCell(cell: Cell): string {
  if (isRecord(cell)) return printCell(displayName(cell));
  if (Array.isArray(cell)) return `[${cell.map(printCell).join(', ')}]`;
  if (typeof cell === 'number') return String(Number(cell.toFixed(4)));
  const isDate = typeof cell === 'string' && /^\d{4}-\d\d-\d\dT/.test(cell);
  return printLiteral({kind: 'literal', value: cell as Scalar | null, isDate, start: 0, end: 0});
}
