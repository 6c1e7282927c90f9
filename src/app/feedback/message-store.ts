import type {FeedbackMessage} from './message';

/** A message that hasn't been sent yet, or was rejected. */
export interface StoredMessage {
  message: FeedbackMessage;
  /** The status with which the endpoint rejected it. Such a message isn't sent again. */
  rejected?: number;
}

/** Stores messages for all tabs of the site. Every call fails if the browser blocks storage. */
export interface MessageStore {
  all(): Promise<StoredMessage[]>;
  /**
   * Stores an entry, overwriting an entry with the same ID. Removes the entries in `replaced` in the same transaction.
   */
  put(entry: StoredMessage, replaced?: string[]): Promise<unknown>;
  /** @param state which entry to remove: any, or only a rejected one */
  remove(id: string, state?: 'any' | 'rejected'): Promise<unknown>;
}

/**
 * Stores messages in IndexedDB, where each tab immediately reads what another tab has written. Changes to local storage
 * can reach other tabs late: https://html.spec.whatwg.org/multipage/webstorage.html#introduction-16
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

/** Runs an operation on the stored messages, and resolves when its result is visible to every tab. */
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
