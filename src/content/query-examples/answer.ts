import type {Dataset} from '../../bql/evaluate/values';
import {runQueryOnce} from '../../bql/run-once';
import {language} from '../../product/facts';
import {highlight} from '../highlight/highlight';
import {type ColumnKind, kindsOfColumns} from '../tables/result-columns';
import {textOfCell} from './cells';
import {countIn} from './count-in';

/** A query with its answer, worked out when the site was built. */
export interface AnsweredQuery {
  query: string;
  /** The query as HTML with the classes of src/css/code.css. */
  highlighted: string;
  columns: {label: string; kind: ColumnKind}[];
  rows: string[][];
  /** How many rows there are. */
  count: string;
}

/**
 * Answers a query. Its language must have been loaded with `loadGrammars`.
 *
 * @throws {Error} if the query has a fault or finds nothing
 */
export function answerTo(query: string, dataset: Dataset): AnsweredQuery {
  const {result, faults} = runQueryOnce(query, dataset);
  if (!result) throw new Error(faults[0]?.message);
  if (result.total === 0) throw new Error('The query finds nothing.');
  const {columns, rows, total} = result;
  const kinds = kindsOfColumns(columns, rows);
  return {
    query,
    highlighted: highlight(query, 'bql'),
    columns: columns.map(({label}, index) => ({label, kind: kinds[index] ?? 'text'})),
    rows: rows.map((cells) => cells.map((cell, index) => textOfCell(cell, kinds[index]))),
    count: countIn(language, {shown: rows.length, returned: rows.length, total}),
  };
}
