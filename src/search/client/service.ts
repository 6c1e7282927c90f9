import {embeddedBackend} from '../engine/embedded';
import {withSuggestions} from '../hosted/suggestions';
import {createEmbeddedClient, createHostedClient, type SearchClient} from './search-client';
import type {SearchSettings} from './useSearchSettings';

/** What answers searches, wherever that is. */
export interface SearchService {
  client: SearchClient;
  /** How often the index has become better since the page was loaded. */
  refinements(): number;
  /** Calls a listener when a `partial` result is worth asking for again. Gives back what ends the calls. */
  onRefined(listener: () => void): () => void;
}

let service: SearchService | undefined;

/** The one service of the site: the modal and the search page share its index and what it has loaded. */
export function searchService(settings: SearchSettings): SearchService {
  service ??= settings.isHosted ? hosted(settings) : embedded(settings);
  return service;
}

function hosted({appId, apiKey, hosts, baseUrl}: SearchSettings): SearchService {
  return {
    client: withSuggestions(createHostedClient(appId, apiKey, hosts), embeddedBackend(baseUrl)),
    refinements: () => 0,
    onRefined: () => () => {},
  };
}

function embedded({baseUrl}: SearchSettings): SearchService {
  const backend = embeddedBackend(baseUrl);
  const {onRefined} = backend;
  let refinements = 0;
  onRefined(() => {
    refinements += 1;
  });
  return {onRefined, client: createEmbeddedClient(backend), refinements: () => refinements};
}
