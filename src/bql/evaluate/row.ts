import type {Result} from '../functions/value';
import type {GraphRecord} from '../graph';

/** One path through the graph: a record for each part of the query, and the values that WITH computed. */
export interface Row {
  /** By source index; undefined if an optional part found nothing. */
  records: readonly (GraphRecord | undefined)[];
  computed: Readonly<Record<string, Cell>>;
}

/** The value of an expression: a value, a list, one or more records, or null. */
export type Cell = Result | GraphRecord | readonly GraphRecord[];

/** Returns the row for a condition on one record, as in BCL. */
export const rowOf = (record: GraphRecord): Row => ({records: [record], computed: {}});

export function isRecord(cell: unknown): cell is GraphRecord {
  return typeof cell === 'object' && cell !== null && 'typeName' in cell && 'id' in cell;
}
