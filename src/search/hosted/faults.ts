import type {SearchRecord} from '../records/record';
import {pageOf} from './describe';

/** Algolia's maximum size of a record: https://www.algolia.com/doc/guides/scaling/algolia-service-limits/ */
export const maxBytes = 10_000;

/**
 * Finds records that Algolia would reject or silently drop.
 *
 * @returns one line per fault, with its page; empty if the records can be sent
 */
export function findFaults(records: SearchRecord[]): string[] {
  if (records.length === 0) return ['The build has no records: run `npm run build` first.'];
  const seen = new Map<string, SearchRecord>();
  const faults: string[] = [];
  for (const record of records) {
    const twin = seen.get(record.objectID);
    seen.set(record.objectID, record);
    if (twin) {
      faults.push(
        `${pageOf(record)}  a record has the objectID ${record.objectID} of one on ${pageOf(twin)}: one of them would be lost`,
      );
    }
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes > maxBytes) {
      faults.push(
        `${pageOf(record)}  a ${record.type} record has ${bytes} bytes, and Algolia takes ${maxBytes}: split "${start(record)}…"`,
      );
    }
  }
  return faults;
}

/** Returns enough of a record to find it on its page. */
function start({content, hierarchy}: SearchRecord): string {
  return (content ?? Object.values(hierarchy).filter(Boolean).at(-1) ?? '').slice(0, 40);
}
