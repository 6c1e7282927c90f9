import type {LiteClient} from 'algoliasearch/lite';
import {withSuggestions as withHosted} from '../../search/hosted/suggestions';
import type {SearchBackend, SearchRequest} from '../../search/index/backend';

type Searching = Pick<LiteClient, 'search'>;

/**
 * Replaces the function of the same name in src/search/hosted: if the hosts can't be reached and a worker keeps the
 * site, the embedded search's index answers.
 */
export function withSuggestions<Client extends Searching>(
  client: Client,
  backend: SearchBackend,
): Client {
  const hosted = withHosted(client, backend);
  return {
    ...hosted,
    async search<T>(...[method, options]: Parameters<LiteClient['search']>) {
      try {
        return await hosted.search<T>(method, options);
      } catch (error) {
        if (!navigator.serviceWorker?.controller) throw error;
        const requests = (Array.isArray(method) ? method : method.requests) as SearchRequest[];
        return (await backend.search(requests)) as unknown as Awaited<
          ReturnType<typeof hosted.search<T>>
        >;
      }
    },
  };
}
