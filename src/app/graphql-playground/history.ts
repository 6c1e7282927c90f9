import {browserStorage, recall, store} from '../../base/storage';
import type {WrittenOperation} from '../../content/api-examples/link';
import {isOperation, isSameOperation} from './operation';

const key = 'graphql.history';

/** The most operations that are kept, and the most characters that they have together. */
const most = 20;
const room = 100_000;

const isHistory = (value: unknown): value is WrittenOperation[] =>
  Array.isArray(value) && value.every(isOperation);

/** Returns the last operations that ran on this device, each once, newest first. */
export const historyOf = (): WrittenOperation[] => recall(browserStorage(), key, isHistory) ?? [];

/** Puts an operation at the top of the history. If storage is blocked, there's no history. */
export function recordOperation(operation: WrittenOperation): void {
  const others = historyOf().filter((other) => !isSameOperation(other, operation));
  let used = 0;
  const kept = [operation, ...others].slice(0, most).filter(({query, variables}) => {
    used += query.length + variables.length;
    return used <= room;
  });
  store(browserStorage(), key, kept);
}

/** Forgets all operations. */
export const clearHistory = (): void => {
  store(browserStorage(), key, []);
};

/** A short name for an operation: its name, or its beginning. */
export function nameOf({query}: WrittenOperation): string {
  const [, name] = /^\s*query\s+(\w+)/m.exec(query) ?? [];
  return name ?? query.replace(/\s+/g, ' ').trim().slice(0, 60);
}
