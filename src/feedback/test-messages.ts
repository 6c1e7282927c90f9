import type {Entry, MessageStore} from './message-store';

/** A store that lasts as long as a test: Node has no IndexedDB. */
export function memoryMessages(): MessageStore {
  const entries = new Map<string, Entry>();
  return {
    all: async () => structuredClone([...entries.values()]),
    put: async (entry) => entries.set(entry.message.id, structuredClone(entry)),
    remove: async ({id}) => entries.delete(id),
  };
}
