/** DocSearch stores recent searches and favorites under the name of the index: one name, whatever answers. */
export const historyName = 'site';

/** Forgets recent searches and favorites that can't be read: DocSearch would fail to open because of them. */
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

/** Storage can be refused; DocSearch then keeps no history. */
function removeQuietly(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {}
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((hit) => hit?.objectID && hit.url && hit.hierarchy);
}
