import {room, type StoredList, storedList} from './stored-list';

/** What ran last on this device, each once, newest first. */
export interface RunHistory<Ran> extends StoredList<Ran> {
  /** Puts what ran at the top. */
  record(ran: Ran): void;
  /** @returns a function that brings everything back, below what ran since */
  clear(): () => void;
}

/**
 * Creates a history in local storage.
 *
 * @param isRan whether a stored value belongs to the history
 * @param most how many entries it keeps
 * @param textOf what ran. Two entries with the same text are the same
 */
export function runHistory<Ran>(
  key: string,
  isRan: (value: unknown) => value is Ran,
  most: number,
  textOf: (ran: Ran) => string,
): RunHistory<Ran> {
  const list = storedList(key, isRan, most);

  /** Puts entries before others, and drops the oldest if there are too many, or if they're too long together. */
  function before(newer: readonly Ran[], older: readonly Ran[]): Ran[] {
    const texts = new Set(newer.map(textOf));
    let used = 0;
    return [...newer, ...older.filter((ran) => !texts.has(textOf(ran)))]
      .slice(0, most)
      .filter((ran) => {
        used += textOf(ran).length;
        return used <= room;
      });
  }

  return {
    ...list,
    record: (ran) => list.update((older) => before([ran], older)),
    clear() {
      const {items} = list.read();
      list.update(() => []);
      return () => list.update((since) => before(since, items));
    },
  };
}
