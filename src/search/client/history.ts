/**
 * Forgets recent searches and favorites that cannot be read: DocSearch would fail to open because of them.
 *
 * @param indexName part of the keys that DocSearch stores its lists under
 */
export function dropBrokenHistory(indexName: string): void {
  for (const list of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
    try {
      if (!isList(JSON.parse(localStorage.getItem(key) ?? '[]'))) localStorage.removeItem(key);
    } catch {
      removeQuietly(key);
    }
  }
}

/** Storage may be refused; DocSearch then keeps no history. */
function removeQuietly(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {}
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((hit) => hit?.objectID && hit.url && hit.hierarchy);
}
