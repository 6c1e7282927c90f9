import {browserStorage, recall, store} from '../../base/storage';

const key = 'feedback.sent';

/** More than the number of tabs that a reader has open with the same draft. */
const limit = 20;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

const sentIds = () => recall(browserStorage(), key, isIds) ?? [];

/** Remembers the ID of a sent message, for tabs that still show its draft. */
export const rememberSent = (id: string) =>
  store(browserStorage(), key, [...sentIds(), id].slice(-limit));

/** Whether a message was sent, from this tab or another. */
export const wasSent = (id: string | undefined) => id !== undefined && sentIds().includes(id);

/** Calls a function whenever another tab has sent a message. Returns a function that stops that. */
export function onSentElsewhere(listener: () => void): () => void {
  const hear = (event: StorageEvent) => event.key === key && listener();
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
