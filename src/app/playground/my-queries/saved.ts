import {hasTexts} from '../../../base/storage';
import {isSame} from './history';
import {room, storedList} from './stored-list';

/** A query that the reader saved. Each query is saved once. */
export interface SavedQuery {
  name: string;
  query: string;
}

/** The most saved queries. */
export const mostSaved = 100;

const isSavedQuery = (value: unknown): value is SavedQuery => hasTexts(value, 'name', 'query');

/** The queries that the reader saved on this device, newest first. */
export const saved = storedList('playground.saved', isSavedQuery, mostSaved);

/**
 * Saves a query under its first words, unless it's saved already.
 *
 * @returns the saved query, or `undefined` if there are too many, or they're too long together
 */
export function saveQuery(query: string): SavedQuery | undefined {
  const {items} = saved.read();
  const before = items.find((each) => isSame(each.query, query));
  if (before) return before;
  const length = items.reduce((sum, each) => sum + each.query.length, query.length);
  if (items.length >= mostSaved || length > room) return undefined;
  const entry = {name: nameOf(query), query};
  saved.update((others) => [entry, ...others]);
  return entry;
}

/** Renames a saved query. Without a name, it gets its first words again. */
export function renameQuery(query: string, name: string): void {
  const next = name.trim().slice(0, longestName) || nameOf(query);
  saved.update((before) =>
    before.map((each) => (each.query === query ? {...each, name: next} : each)),
  );
}

/**
 * Deletes a saved query.
 *
 * @returns a function that puts it back where it was
 */
export function deleteQuery(query: string): () => void {
  const {items} = saved.read();
  const index = items.findIndex((each) => each.query === query);
  saved.update((before) => before.filter((each) => each.query !== query));
  return () =>
    saved.update((since) => [
      ...since.slice(0, index),
      ...items.slice(index, index + 1),
      ...since.slice(index),
    ]);
}

/** The most characters of a name that the reader enters. */
export const longestName = 80;

/** The most characters of a name that's made from a query. */
const shortName = 40;

/** Returns a query's first words: "FIND Host WHERE riskRating =…". */
export function nameOf(query: string): string {
  const words = query.trim().replace(/\s+/g, ' ');
  if (words.length <= shortName) return words;
  const start = words.slice(0, shortName + 1);
  const end = start.lastIndexOf(' ');
  return `${words.slice(0, end > 0 ? end : shortName)}…`;
}
