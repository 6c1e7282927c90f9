import {browserStorage, hasTexts, recall, store} from '../../base/storage';

/**
 * Storage key for the states during a reload. If it's set, src/docusaurus/late-script starts the script immediately.
 */
export const key = 'recovery.kept';

interface Kept {
  pathname: string;
  states: Record<string, unknown>;
}

const readers = new Map<string, () => unknown>();

/** What the previous page kept. Read only once, so that a later reload doesn't restore it again. */
let kept: Kept | undefined;

/**
 * Registers a part of the page whose state must survive a reload.
 *
 * @param read returns the state, or `undefined` if there isn't any to keep
 * @returns a function that unregisters the part
 */
export function keep(name: string, read: () => unknown): () => void {
  readers.set(name, read);
  return () => {
    if (readers.get(name) === read) readers.delete(name);
  };
}

/** Stores the states of all parts. Returns `false` if storage is blocked. */
export function storeKept(): boolean {
  const states = Object.fromEntries([...readers].map(([name, read]) => [name, read()]));
  const {pathname} = window.location;
  return store(browserStorage('sessionStorage'), key, {pathname, states} satisfies Kept);
}

const isKept = (value: unknown): value is Kept =>
  hasTexts(value, 'pathname') && 'states' in value && value.states instanceof Object;

/**
 * Returns the state that a part of the page had before the reload. Returns each state only once.
 *
 * @param isSound whether a value has the expected shape; other scripts and readers can write to storage, too
 */
export function takeKept<T>(name: string, isSound: (value: unknown) => value is T): T | undefined {
  const storage = browserStorage('sessionStorage');
  const stored = recall(storage, key, isKept);
  if (stored) {
    kept = stored;
    storage?.removeItem(key);
  }
  if (kept?.pathname !== window.location.pathname) return undefined;
  const state = kept.states[name];
  delete kept.states[name];
  return isSound(state) ? state : undefined;
}
