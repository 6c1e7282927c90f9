import type {LiteClient} from 'algoliasearch/lite';
import type {SearchBackend, SearchRequest, SearchResult} from '../index/backend';

/**
 * How long an answer waits for suggestions, in milliseconds. Before the first ones, the index is loaded and read, which
 * takes seconds on a slow network or machine.
 */
export const suggestionTimeout = 6000;

type Searching = Pick<LiteClient, 'search'>;

/**
 * Corrects hosted queries without hits. Algolia doesn't suggest other queries. The embedded search's index, which is
 * published with every build, has the site's words, so it's used, but only for queries without results. The answer then
 * has the hits of the likeliest correction, or, for a query to be searched `asTyped`, up to three suggestions.
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
      const requests = (Array.isArray(method) ? method : method.requests) as SearchRequest[];
      const ask = (asked: SearchRequest[]) =>
        client.search<T>({requests: asked.map(sentOf)} as typeof method, options);
      const answer = await ask(requests);
      const results = answer.results as unknown as SearchResult[];
      // The caller handles an answer without a list of results.
      await Promise.all(
        Array.from(results ?? [], async (result, at) => {
          const request = requests[at];
          // A page beyond the last also has no hits.
          if (!request || request.page || result?.hits?.length !== 0) return;
          result.suggestions = await suggestionsFor(request, backend);
          const [correctedQuery] = result.suggestions;
          if (request.asTyped || !correctedQuery) return;
          const corrected = await ask([{...request, query: correctedQuery}]);
          const [better] = corrected.results as unknown as SearchResult[];
          if (!better?.hits?.length) return;
          results[at] = {...better, query: result.query, correctedQuery, suggestions: []};
        }),
      );
      return answer;
    },
  };
}

/** Removes what Algolia doesn't have. */
const sentOf = ({asTyped, ...request}: SearchRequest): SearchRequest => request;

async function suggestionsFor(request: SearchRequest, backend: SearchBackend): Promise<string[]> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, suggestionTimeout));
  const asked = backend.search([{...request, asTyped: true}]).catch(() => undefined);
  const answer = await Promise.race([asked, late]);
  return answer?.results[0]?.suggestions ?? [];
}
