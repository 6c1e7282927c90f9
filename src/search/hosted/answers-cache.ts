import type {LiteClient} from 'algoliasearch/lite';

type Cache = LiteClient['transporter']['responsesCache'];

/**
 * Caches answers for the life of the page, as the client's own cache does, but only answers with results.
 *
 * The client caches every response with status 200, and would return it again when the reader retries the query.
 */
export function createAnswersCache(): Cache {
  const answers = new Map<string, string>();
  const set: Cache['set'] = async (key, answer) => {
    if (holdsResults(answer)) answers.set(JSON.stringify(key), JSON.stringify(answer));
    return answer;
  };
  return {
    async get(key, orElse, events) {
      const kept = answers.get(JSON.stringify(key));
      if (kept) return JSON.parse(kept);
      const answer = await orElse();
      await events?.miss(answer);
      return answer;
    },
    set,
    delete: async (key) => {
      answers.delete(JSON.stringify(key));
    },
    clear: async () => answers.clear(),
  };
}

function holdsResults(answer: unknown): boolean {
  const {results} = Object(answer) as {results?: unknown};
  return Array.isArray(results) && results.every((result) => Array.isArray(Object(result).hits));
}
