import type {LiteClient} from 'algoliasearch/lite';
import type {SearchBackend, SearchRequest, SearchResult} from '../index/backend';

/**
 * How long an answer waits for suggestions, in milliseconds. Before the first ones, the index is loaded and read, which
 * takes seconds on a slow network or machine.
 */
export const suggestionTimeout = 6000;

type Searching = Pick<LiteClient, 'search'>;

/**
 * Adds suggested queries to a hosted answer without hits. Algolia doesn't suggest other queries. The embedded search's
 * index, which is published with every build, has the site's words, so it's used, but only for queries without results.
 *
 * @param client searches the hosted index; its errors are passed on
 * @param backend the embedded search; if it fails or takes longer than `suggestionTimeout`, nothing is suggested
 */
export function withSuggestions<Client extends Searching>(
  client: Client,
  backend: SearchBackend,
): Client {
  return {
    ...client,
    async search<T>(...[method, options]: Parameters<LiteClient['search']>) {
      const answer = await client.search<T>(method, options);
      const requests = (Array.isArray(method) ? method : method.requests) as SearchRequest[];
      const results = answer.results as unknown as SearchResult[];
      // The caller handles an answer without a list of results.
      await Promise.all(
        Array.from(results ?? [], async (result, at) => {
          const request = requests[at];
          // A page beyond the last also has no hits.
          if (request && !request.page && result?.hits?.length === 0) {
            result.suggestions = await suggestionsFor(request, backend);
          }
        }),
      );
      return answer;
    },
  };
}

async function suggestionsFor(request: SearchRequest, backend: SearchBackend): Promise<string[]> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, suggestionTimeout));
  const answer = await Promise.race([backend.search([request]).catch(() => undefined), late]);
  return answer?.results[0]?.suggestions ?? [];
}
