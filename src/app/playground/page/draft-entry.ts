import {browserStorage, hasTexts, recall, store} from '../../../base/storage';

/**
 * The history entry that the reader's draft belongs to. After a reload, or when the reader comes back to that entry,
 * the draft continues. Any other entry opens the query in its address.
 */
const key = 'playground.entry';

/** The entry, if storage rejected it. It lasts as long as the page. */
let unstored: string | undefined;

/** Remembers that the draft belongs to a history entry. */
export function keepDraftEntry(entry: string | undefined): void {
  const isStored = store(browserStorage('sessionStorage'), key, {entry});
  unstored = isStored ? undefined : entry;
}

/** Whether the draft belongs to a history entry. The router gives no key to an entry that the browser opened. */
export function isDraftEntry(entry: string | undefined): boolean {
  if (entry === undefined) return false;
  const isEntry = (value: unknown) => hasTexts(value, 'entry');
  const stored = recall(browserStorage('sessionStorage'), key, isEntry)?.entry;
  return entry === (unstored ?? stored);
}
