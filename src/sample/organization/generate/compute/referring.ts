import {grouped} from '../../../../base/collections';
import {type DraftRecord, ids, type RecordDrafts} from '../draft';

/** Returns the records that are related to a record. */
export type Related = (record: DraftRecord) => readonly DraftRecord[];

/** Returns the records that refer to a record by an attribute. */
export function referringBy(attribute: string, records: readonly DraftRecord[]): Related {
  const referring = grouped(
    records.flatMap((record) => ids(record[attribute]).map((id) => [id, record] as const)),
  );
  return ({id}) => referring.get(id) ?? [];
}

/** Chains two relations. */
export function through(first: Related, next: Related): Related {
  return (record) => first(record).flatMap(next);
}

/** Returns the records that a record refers to by an attribute. */
export function referredBy(attribute: string, draft: RecordDrafts): Related {
  return (record) => ids(record[attribute]).map((id) => draft.get(id));
}
