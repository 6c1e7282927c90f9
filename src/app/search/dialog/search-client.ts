import {type LiteClient, liteClient} from 'algoliasearch/lite';
import {hostedOptions} from '../../../search/hosted/client-options';
import type {EmbeddedBackend} from '../../../search/index/embedded';
import {createBackendRequester} from './requester';

type Cache = LiteClient['transporter']['hostsCache'];

/** The parts of the client that the modal and the search page need. */
export type SearchClient = Pick<LiteClient, 'search' | 'addAlgoliaAgent' | 'transporter'>;

/** Creates Algolia's client for Algolia's hosts. */
export function createHostedClient(appId: string, apiKey: string, hosts?: string[]): SearchClient {
  return liteClient(appId, apiKey, hostedOptions(hosts));
}

/**
 * Creates Algolia's client for a backend in the browser, with the same queries, responses, and errors but no network.
 * It doesn't cache responses, because the backend returns better ones while its index is loading.
 */
export function createEmbeddedClient(backend: Pick<EmbeddedBackend, 'ask'>): SearchClient {
  return liteClient('embedded', 'embedded', {
    requester: createBackendRequester(backend),
    hosts: [{url: 'embedded', protocol: 'https', accept: 'readWrite'}],
    hostsCache: forgetful,
    responsesCache: forgetful,
  });
}

const forgetful: Cache = {
  get: (_key, orElse) => orElse(),
  set: async (_key, value) => value,
  delete: async () => {},
  clear: async () => {},
};
