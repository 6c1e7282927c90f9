import type {MessageStore, StoredMessage} from '../message-store';

/** A message store in memory, because Node has no IndexedDB. */
export function memoryMessages(): MessageStore {
  const entries = new Map<string, StoredMessage>();
  return {
    all: async () => structuredClone([...entries.values()]),
    put: async (entry, replaced = []) => {
      for (const id of replaced) entries.delete(id);
      entries.set(entry.message.id, structuredClone(entry));
    },
    remove: async (id, state = 'any') => {
      if (state === 'any' || entries.get(id)?.rejected) entries.delete(id);
    },
  };
}
