import {grouped} from '../../../../base/collections';
import {type DraftRecord, ids, type RecordDrafts} from '../draft';

/** Gives records that have to do with a record. */
export type Related = (record: DraftRecord) => readonly DraftRecord[];

/** Which records refer to a record by an attribute. */
export function referringBy(attribute: string, records: readonly DraftRecord[]): Related {
  const referring = grouped(
    records.flatMap((record) => ids(record[attribute]).map((id) => [id, record] as const)),
  );
  return ({id}) => referring.get(id) ?? [];
}

/** What is related to any of the records that are related to a record. */
export function through(first: Related, next: Related): Related {
  return (record) => first(record).flatMap(next);
}

/** The records that a record refers to by an attribute. */
export function referredBy(attribute: string, draft: RecordDrafts): Related {
  return (record) => ids(record[attribute]).map((id) => draft.get(id));
}
