import {browserStorage, hasTexts, recall, store} from '../../../base/storage';

/**
 * The history entry that the reader's draft in a playground belongs to. After a reload, or when the reader comes back to
 * that entry, the draft continues. Any other entry opens what's in its address.
 */
const keyOf = (name: string) => `${name}.entry`;

/** Entries that storage rejected, by playground. They last as long as the page. */
const unstored = new Map<string, string | undefined>();

/** Remembers that the draft in a playground belongs to a history entry. */
export function keepDraftEntry(name: string, entry: string | undefined): void {
  if (store(browserStorage('sessionStorage'), keyOf(name), {entry})) unstored.delete(name);
  else unstored.set(name, entry);
}

/** Whether the draft belongs to a history entry. The router gives no key to an entry that the browser opened. */
export function isDraftEntry(name: string, entry: string | undefined): boolean {
  if (entry === undefined) return false;
  const isEntry = (value: unknown) => hasTexts(value, 'entry');
  const stored = recall(browserStorage('sessionStorage'), keyOf(name), isEntry)?.entry;
  return entry === (unstored.get(name) ?? stored);
}
