import {udm} from '../../product/udm';
import {isRecord} from '../evaluate/row';
import type {GraphRecord} from '../graph';
import {runQuery} from '../run';

/**
 * Returns a function that runs queries on records and returns their rows as JSON values, with records as IDs. It throws
 * an error if a query has one.
 *
 * @param currentUser the ID of the user who runs the queries
 */
export function rowsOn(
  records: readonly GraphRecord[],
  currentUser?: string,
): (query: string) => unknown[][] {
  const graph = {
    currentUser,
    now: new Date('2025-12-15T12:00:00Z'),
    recordsOf: (typeName: string) => records.filter((record) => record.typeName === typeName),
    find: (id: string) => records.find((record) => record.id === id),
  };
  return (query) => {
    const {result, faults} = runQuery(query, {udm, graph});
    if (!result) throw new Error(faults.map(({message}) => message).join('\n'));
    const shown = (cell: unknown): unknown =>
      Array.isArray(cell) ? cell.map(shown) : isRecord(cell) ? cell.id : cell;
    return result.rows.map((cells) => cells.map(shown));
  };
}
