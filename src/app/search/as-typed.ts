import {browserStorage, recall, store} from '../../base/storage';

const key = 'search.as-typed';
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The queries that the reader chose to search without their correction, during this visit. */
const chosen = new Set(recall(browserStorage('sessionStorage'), key, isTexts));

/** Remembers that a query must be searched as typed, although it has a correction. */
export function searchAsTyped(query: string): void {
  chosen.add(query.trim());
  store(browserStorage('sessionStorage'), key, [...chosen]);
}

/** Returns the search parameter for a query that the reader wants searched as typed. */
export function asTypedParameter(query: string): {asTyped?: true} {
  return chosen.has(query.trim()) ? {asTyped: true} : {};
}
