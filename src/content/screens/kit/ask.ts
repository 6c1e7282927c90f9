import type {QueryResult} from '../../../bql/evaluate/result';
import {runQueryOnce} from '../../../bql/run-once';
import {sample} from '../../directives/sample';
import {textOfCell} from '../../query-examples/cells';

/**
 * What a query finds on the sample organization.
 *
 * @throws {Error} with the query and what is wrong with it, or that it finds nothing
 */
export function ask(query: string): QueryResult {
  const {result, faults} = runQueryOnce(query, sample());
  if (!result) throw new Error(`has a query that fails: ${faults[0]?.message} In: ${query}`);
  if (result.total === 0) throw new Error(`has a query that finds nothing: ${query}`);
  return result;
}

/** Its cells as texts, and the labels of its columns. */
export function askForTexts(query: string): {labels: string[]; rows: string[][]; total: number} {
  const {columns, rows, total} = ask(query);
  return {
    labels: columns.map(({label}) => label),
    rows: rows.map((cells) => cells.map((cell) => withoutTime(textOfCell(cell)))),
    total,
  };
}

/**
 * A label and a number for each row.
 *
 * @throws {Error} when the columns aren't these two
 */
export function askForNumbers(query: string): {label: string; value: number}[] {
  return ask(query).rows.map(([label = null, value]) => {
    if (typeof value !== 'number') throw new Error(`needs a label and a number from: ${query}`);
    return {label: textOfCell(label), value};
  });
}

/** What a query that returns a number gives; of any other, how many rows it finds. */
export function askForNumber(query: string): number {
  const {columns, rows, total} = ask(query);
  const number = rows[0]?.[0];
  return columns.length === 1 && typeof number === 'number' ? number : total;
}

/** Lists show the day of a moment. */
const withoutTime = (text: string) => text.replace(/^(\d{4}-\d\d-\d\d) \d\d:\d\d$/, '$1');

/** A number as screens write it: `1,204`, `7.5`. */
export const written = (value: number): string =>
  value.toLocaleString('en', {maximumFractionDigits: 1});
