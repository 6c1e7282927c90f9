import {browserStorage, hasTexts, recall, store} from '../../base/storage';

/** Where the states stand while the page is loaded afresh; src/docusaurus/late-script then starts at once. */
export const key = 'recovery.kept';

interface Kept {
  pathname: string;
  states: Record<string, unknown>;
}

const readers = new Map<string, () => unknown>();

/** What the page before this one kept; read once, so that a later reload brings nothing back. */
let kept: Kept | undefined;

/**
 * Says what a part of the page wants back if the page has to be loaded afresh.
 *
 * @param read gives its state, or nothing where there is none to keep
 * @returns takes that back
 */
export function keep(name: string, read: () => unknown): () => void {
  readers.set(name, read);
  return () => {
    if (readers.get(name) === read) readers.delete(name);
  };
}

/** Stores the states of all parts. Gives false where storage is refused. */
export function storeKept(): boolean {
  const states = Object.fromEntries([...readers].map(([name, read]) => [name, read()]));
  const {pathname} = window.location;
  return store(browserStorage('sessionStorage'), key, {pathname, states} satisfies Kept);
}

const isKept = (value: unknown): value is Kept =>
  hasTexts(value, 'pathname') && 'states' in value && value.states instanceof Object;

/**
 * Gives a part of the page the state that it had before the page was loaded afresh: once.
 *
 * @param isSound whether a value is what the part keeps: other scripts and readers can write there, too
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
