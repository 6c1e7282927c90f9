import {useSyncExternalStore} from 'react';
import {browserStorage, recall, store} from '../../base/storage';

const key = 'lessons.done';

const none: readonly string[] = [];

/** The names of the exercises that the reader has done. If storage is blocked, they last as long as the page. */
let done: readonly string[] | undefined;

const listeners = new Set<() => void>();

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

function read(): readonly string[] {
  done ??= recall(browserStorage(), key, isNames) ?? none;
  return done;
}

/** Replaces the names of the exercises that the reader has done. */
export function setDone(names: readonly string[]): void {
  done = names;
  store(browserStorage(), key, names);
  for (const listen of listeners) listen();
}

/** Other tabs write to storage, too. */
function readAgain({key: changed}: StorageEvent): void {
  if (changed !== key) return;
  done = undefined;
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readAgain);
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
    if (listeners.size === 0) window.removeEventListener('storage', readAgain);
  };
}

/** Returns the names of the exercises that the reader has done on this device. */
export const useDone = (): readonly string[] => useSyncExternalStore(subscribe, read, () => none);

/** Notes that the reader has done an exercise. */
export function finish(name: string): void {
  if (!read().includes(name)) setDone([...read(), name]);
}

/** The anchor of an exercise. */
export const anchorOf = (name: string): string => `exercise-${name}`;
