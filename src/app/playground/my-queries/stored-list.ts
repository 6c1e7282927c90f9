import {useSyncExternalStore} from 'react';
import {browserStorage, recall, store} from '../../../base/storage';

/** The most characters of a list's queries together, far below what browsers store for a site. */
export const room = 200_000;

/** A list and whether the browser stores it. If not, it lasts as long as the page. */
export interface ListState<Item> {
  items: readonly Item[];
  isStored: boolean;
}

/** A list on the reader's device. All tabs of the site share it. */
export interface StoredList<Item> {
  /** Returns the same object until the list changes. */
  read(): ListState<Item>;
  update(change: (items: readonly Item[]) => readonly Item[]): void;
  /** @returns a function that ends the subscription */
  subscribe(onChange: () => void): () => void;
}

/**
 * Creates a list in local storage.
 *
 * @param isItem whether a stored value is an item; all others are ignored, because other scripts, readers, and versions
 *   of the site can write to storage, too
 * @param most how many items are read
 */
export function storedList<Item>(
  key: string,
  isItem: (value: unknown) => value is Item,
  most: number,
): StoredList<Item> {
  const listeners = new Set<() => void>();
  let state: ListState<Item> | undefined;

  const readStorage = (): ListState<Item> => ({
    items: recall(browserStorage(), key, isList)?.filter(isItem).slice(0, most) ?? [],
    isStored: true,
  });

  function set(next: ListState<Item> | undefined): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent): void {
    // Another tab changed the list or, without a key, everything.
    if (event.key === key || event.key === null) set(undefined);
  }

  return {
    read() {
      state ??= readStorage();
      return state;
    },
    update(change) {
      // Another tab might have changed the list in this moment.
      const before = state?.isStored === false ? state : readStorage();
      const items = change(before.items);
      set({items, isStored: store(browserStorage(), key, items)});
    },
    subscribe(onChange) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** A server's page has nothing of the reader's. */
const empty = {items: [], isStored: true};

/** Returns a list, and follows its changes. */
export const useStoredList = <Item>({subscribe, read}: StoredList<Item>): ListState<Item> =>
  useSyncExternalStore(subscribe, read, () => empty);
