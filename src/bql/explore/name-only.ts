import {displayName} from '../evaluate/values';
import type {GraphRecord} from '../graph';

/** Reduces a record to what a page shows of it in a list: its name. Its ID finds the rest. */
export const nameOnly = (record: GraphRecord): GraphRecord => ({
  id: record.id,
  typeName: record.typeName,
  displayName: displayName(record),
});
