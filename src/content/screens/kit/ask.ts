import type {QueryResult} from '../../../bql/evaluate/result';
import {runQueryOnce} from '../../../bql/run-once';
import {sample} from '../../directives/sample';
import {textOfCell} from '../../query-examples/cells';

/**
 * Returns a query's result for the sample organization.
 *
 * @throws {Error} when the query has a fault or finds nothing; the message contains the query
 */
export function ask(query: string): QueryResult {
  const {result, faults} = runQueryOnce(query, sample());
  if (!result) throw new Error(`has a query that fails: ${faults[0]?.message} In: ${query}`);
  if (result.total === 0) throw new Error(`has a query that finds nothing: ${query}`);
  return result;
}

/** Returns a query's cells as text, with its column labels. */
export function askForTexts(query: string): {labels: string[]; rows: string[][]; total: number} {
  const {columns, rows, total} = ask(query);
  return {
    labels: columns.map(({label}) => label),
    rows: rows.map((cells) => cells.map((cell) => withoutTime(textOfCell(cell)))),
    total,
  };
}

/**
 * Returns a label and a number for each row.
 *
 * @throws {Error} when the columns aren't a label and a number
 */
export function askForNumbers(query: string): {label: string; value: number}[] {
  return ask(query).rows.map(([label = null, value]) => {
    if (typeof value !== 'number') throw new Error(`needs a label and a number from: ${query}`);
    return {label: textOfCell(label), value};
  });
}

/** Returns the number that a query computes or, for any other query, the number of rows it finds. */
export function askForNumber(query: string): number {
  const {columns, rows, total} = ask(query);
  const number = rows[0]?.[0];
  return columns.length === 1 && typeof number === 'number' ? number : total;
}

/** Lists show only the date of a moment. */
const withoutTime = (text: string) => text.replace(/^(\d{4}-\d\d-\d\d) \d\d:\d\d$/, '$1');

/** Formats a number as screens show it: `1,204`, `7.5`. */
export const written = (value: number): string =>
  value.toLocaleString('en', {maximumFractionDigits: 1});
