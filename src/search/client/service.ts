import {createEmbeddedBackend} from '../engine/embedded';
import {createEmbeddedClient, createHostedClient, type SearchClient} from './search-client';
import type {SearchSettings} from './useSearchSettings';

/** What answers searches, wherever that is. */
export interface SearchService {
  client: SearchClient;
  /** Makes the first search fast. */
  warmUp(): void;
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

function hosted({appId, apiKey, hosts}: SearchSettings): SearchService {
  return {
    client: createHostedClient(appId, apiKey, hosts),
    warmUp: () => {},
    refinements: () => 0,
    onRefined: () => () => {},
  };
}

function embedded({baseUrl}: SearchSettings): SearchService {
  const backend = createEmbeddedBackend(baseUrl);
  let refinements = 0;
  backend.onRefined(() => {
    refinements += 1;
  });
  return {...backend, client: createEmbeddedClient(backend), refinements: () => refinements};
}
