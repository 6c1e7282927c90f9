/** Stands in for a browser's caches, in the order in which they were created. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL) =>
    new URL(typeof request === 'string' ? request : String(request), 'http://localhost').pathname;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (path: string) => entries.get(pathOf(path))?.clone(),
    async put(path: string, response: Response) {
      entries.delete(pathOf(path));
      entries.set(pathOf(path), response);
    },
    delete: async (path: string) => entries.delete(pathOf(path)),
    keys: async () => [...entries.keys()].map((path) => ({url: `http://localhost${path}`})),
  });
  return {
    keys: async () => [...stored.keys()],
    async open(name: string) {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return cacheOf(entries);
    },
    delete: async (name: string) => stored.delete(name),
  };
}
