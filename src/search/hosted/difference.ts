import {isDeepStrictEqual} from 'node:util';
import type {SearchRecord} from '../records/record';
import type {IndexContents} from './index-contents';
import {ownSynonyms} from './synonyms';

export interface RecordsDifference {
  added: SearchRecord[];
  changed: SearchRecord[];
  removed: SearchRecord[];
}

/** The changes that a push would make. */
export interface PushDifference extends RecordsDifference {
  settings: {name: string; before: unknown; after: unknown}[];
  /** The words in each synonym. */
  synonyms: {added: string[][]; removed: string[][]};
}

/**
 * Compares an index with its desired content.
 *
 * Settings and synonyms from other sources are omitted, because a push keeps them.
 *
 * @param live the index's content; `undefined` if it doesn't exist yet
 */
export function compare(live: IndexContents | undefined, wanted: IndexContents): PushDifference {
  const liveSettings: Record<string, unknown> = {...live?.settings};
  const words = (contents: IndexContents | undefined) =>
    ownSynonyms(contents?.synonyms ?? []).map(({synonyms = []}) => synonyms);

  return {
    ...compareRecords(live?.records ?? [], wanted.records),
    settings: Object.entries(wanted.settings)
      .map(([name, value]) => ({name, before: liveSettings[name], after: value}))
      .filter((setting) => !isDeepStrictEqual(setting.before, setting.after)),
    synonyms: {
      added: without(words(wanted), words(live)),
      removed: without(words(live), words(wanted)),
    },
  };
}

/** Compares records by their objectID. */
export function compareRecords(before: SearchRecord[], after: SearchRecord[]): RecordsDifference {
  const old = new Map(before.map((record) => [record.objectID, record]));
  const kept = new Set(after.map(({objectID}) => objectID));
  return {
    added: after.filter(({objectID}) => !old.has(objectID)),
    changed: after.filter((record) => {
      const was = old.get(record.objectID);
      return was && !isDeepStrictEqual(was, record);
    }),
    removed: before.filter(({objectID}) => !kept.has(objectID)),
  };
}

/** Whether a push wouldn't change anything. */
export function isEmpty({added, changed, removed, settings, synonyms}: PushDifference): boolean {
  return [added, changed, removed, settings, synonyms.added, synonyms.removed].every(
    (part) => part.length === 0,
  );
}

function without(these: string[][], those: string[][]) {
  return these.filter((words) => !those.some((other) => isDeepStrictEqual(words, other)));
}
