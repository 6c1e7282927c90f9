import type {QueryResult} from '../evaluate/result';
import type {Dataset} from '../evaluate/values';
import {runQuery} from '../run';
import {parseQuery} from '../syntax/parse';
import {compareResults} from './compare';
import {describeDifference, describeRight} from './describe';

/** How a query's result compares with the answer of an exercise. */
export interface Verdict {
  isRight: boolean;
  /** A few sentences for the reader. Names from the query language are between backticks. */
  says: string;
}

/**
 * Compares what a query finds with what an exercise's answer finds. Their texts can differ. The order of rows matters
 * if the answer has ORDER BY.
 *
 * @returns `undefined` if the query has an error
 * @throws {Error} if the answer has an error
 */
export function judge(text: string, answer: string, dataset: Dataset): Verdict | undefined {
  const mine = tableOf(text, dataset);
  const wanted = tableOf(answer, dataset);
  if (!wanted) throw new Error(`The exercise's answer has an error: ${answer}`);
  if (!mine) return undefined;
  const isOrdered = (parseQuery(answer).value?.orderBy.length ?? 0) > 0;
  const difference = compareResults(mine, wanted, isOrdered);
  const says = describeDifference(difference, [answer, text], dataset);
  return says ? {isRight: false, says} : {isRight: true, says: describeRight(difference, dataset)};
}

/** What a query finds. Without RETURN, that's records: their other columns are the list's, not the query's. */
function tableOf(
  text: string,
  dataset: Dataset,
): Pick<QueryResult, 'columns' | 'rows'> | undefined {
  const {result} = runQuery(text, dataset);
  if (!result || parseQuery(text).value?.return) return result;
  return {columns: result.columns.slice(0, 1), rows: result.rows.map((row) => row.slice(0, 1))};
}
