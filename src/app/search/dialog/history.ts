/**
 * The index name under which DocSearch stores recent searches and favorites. The same name is used with every backend.
 */
export const historyName = 'site';

/** Deletes recent searches and favorites that can't be read, because they would keep DocSearch from opening. */
export function dropBrokenHistory(): void {
  for (const list of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${list}_SEARCHES__${historyName}`;
    try {
      if (!isList(JSON.parse(localStorage.getItem(key) ?? '[]'))) localStorage.removeItem(key);
    } catch {
      removeQuietly(key);
    }
  }
}

/** Storage can be blocked. DocSearch keeps no history then. */
function removeQuietly(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {}
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((hit) => hit?.objectID && hit.url && hit.hierarchy);
}
