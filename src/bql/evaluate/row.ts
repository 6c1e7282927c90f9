import type {Result} from '../functions/value';
import type {GraphRecord} from '../graph';

/** One path through the graph: a record for each part of the query, and what WITH computed. */
export interface Row {
  /** By index of the source; undefined where an optional part found nothing. */
  records: readonly (GraphRecord | undefined)[];
  computed: Readonly<Record<string, Cell>>;
}

/** What an expression gives: a value, a list, a record or records, or null. */
export type Cell = Result | GraphRecord | readonly GraphRecord[];

/** The row of a condition on one record, as in BCL. */
export const rowOf = (record: GraphRecord): Row => ({records: [record], computed: {}});

export function isRecord(cell: unknown): cell is GraphRecord {
  return typeof cell === 'object' && cell !== null && 'typeName' in cell && 'id' in cell;
}
