import type {LiteClient} from 'algoliasearch/lite';
import type {SearchBackend, SearchRequest, SearchResult} from '../index/backend';

/**
 * How long an answer waits for suggestions, in milliseconds: before the first ones, the index is loaded and read, which
 * takes a slow network or machine seconds.
 */
export const suggestionTimeout = 6000;

type Searching = Pick<LiteClient, 'search'>;

/**
 * Adds to a hosted answer without hits what to search for instead. Algolia suggests no other queries, and the words
 * of the site are in the index of the embedded search, which is published with every build: it is asked for a query
 * in vain, and only for that.
 *
 * @param client asks the hosted index; its failures stay its own
 * @param backend the embedded search; where it fails or takes longer than `suggestionTimeout`, nothing is suggested
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
      // An answer that holds no results is left to whoever asked.
      await Promise.all(
        Array.from(results ?? [], async (result, at) => {
          const request = requests[at];
          // A page beyond the last one has no hits either.
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
