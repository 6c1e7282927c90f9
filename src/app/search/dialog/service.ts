import {withSuggestions} from '../../../search/hosted/suggestions';
import {embeddedBackend} from '../../../search/index/embedded';
import type {News} from '../../../search/index/engine';
import {createEmbeddedClient, createHostedClient, type SearchClient} from './search-client';
import type {SearchSettings} from './useSearchSettings';

/** How often each news of the index has come since the page was loaded. */
export type Heard = Readonly<Record<News, number>>;

/** What answers searches, wherever that is. */
export interface SearchService {
  client: SearchClient;
  heard(): Heard;
  /** Calls a listener after each news. Gives back what ends the calls. */
  onNews(listener: () => void): () => void;
  /** Looks whether a newer index has been deployed. */
  renew(): void;
}

const nothing: Heard = {refined: 0, incomplete: 0, renewed: 0};

let service: SearchService | undefined;

/** The one service of the site: the modal and the search page share its index and what it has loaded. */
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
