import type {FeedbackMessage} from './message';

/** A message that isn't sent yet, or was refused. */
export interface StoredMessage {
  message: FeedbackMessage;
  /** Status the endpoint refused it with; such a message isn't tried again. */
  rejected?: number;
}

/** Keeps messages for all tabs of the site. Every call fails where the browser refuses to store. */
export interface MessageStore {
  all(): Promise<StoredMessage[]>;
  /** Keeps an entry instead of the one with the same message and of those with other ids: all of that, or nothing. */
  put(entry: StoredMessage, replaced?: string[]): Promise<unknown>;
  /** @param state which entry to remove: whatever it is, or only one that was refused */
  remove(id: string, state?: 'any' | 'rejected'): Promise<unknown>;
}

/**
 * The browser's store. It is IndexedDB, because what one tab has finished there is what the next one reads; changes of
 * local storage reach other tabs some time later: https://html.spec.whatwg.org/multipage/webstorage.html#introduction-16
 */
export const browserMessages: MessageStore = {
  all: () => withMessages('readonly', (messages) => messages.getAll()),
  put: (entry, replaced = []) =>
    withMessages('readwrite', (messages) => {
      for (const id of replaced) messages.delete(id);
      return messages.put(entry);
    }),
  remove: (id, state = 'any') =>
    withMessages('readwrite', (messages) => {
      const request = messages.get(id);
      request.onsuccess = () => {
        if (state === 'any' || request.result?.rejected) messages.delete(id);
      };
      return request;
    }),
};

const table = 'messages';

/** Does one thing with the stored messages, and ends when it is done for every tab. */
async function withMessages<T>(
  mode: IDBTransactionMode,
  work: (messages: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const request = work(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('feedback', 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(table, {keyPath: 'message.id'});
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
