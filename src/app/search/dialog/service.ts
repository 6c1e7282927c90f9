import {withSuggestions} from '../../../search/hosted/suggestions';
import {embeddedBackend} from '../../../search/index/embedded';
import type {News} from '../../../search/index/engine';
import {createEmbeddedClient, createHostedClient, type SearchClient} from './search-client';
import type {SearchSettings} from './useSearchSettings';

/** How often each kind of index news has arrived since the page was loaded. */
export type Heard = Readonly<Record<News, number>>;

/** A search service, wherever it runs. */
export interface SearchService {
  client: SearchClient;
  heard(): Heard;
  /** Calls a listener after each news item. Returns a function that stops the calls. */
  onNews(listener: () => void): () => void;
  /** Checks for a newer index. */
  renew(): void;
}

const nothing: Heard = {refined: 0, incomplete: 0, renewed: 0};

let service: SearchService | undefined;

/**
 * Returns the site's only search service. The modal and the search page share its index and everything it has loaded.
 */
export function searchService(settings: SearchSettings): SearchService {
  service ??= settings.isHosted ? hosted(settings) : embedded(settings);
  return service;
}

function hosted({appId, apiKey, hosts, baseUrl}: SearchSettings): SearchService {
  return {
    client: withSuggestions(createHostedClient(appId, apiKey, hosts), embeddedBackend(baseUrl)),
    heard: () => nothing,
    onNews: () => () => {},
    renew: () => {},
  };
}

function embedded({baseUrl}: SearchSettings): SearchService {
  const backend = embeddedBackend(baseUrl);
  const {onNews, renew} = backend;
  let heard = nothing;
  onNews((news) => {
    heard = {...heard, [news]: heard[news] + 1};
  });
  return {onNews, renew, client: createEmbeddedClient(backend), heard: () => heard};
}
