import {type LiteClient, liteClient} from 'algoliasearch/lite';
import {hostedOptions} from '../../../search/hosted/client-options';
import type {EmbeddedBackend} from '../../../search/index/embedded';
import {createBackendRequester} from './requester';

type Cache = LiteClient['transporter']['hostsCache'];

/** What the modal and the search page need of the client. */
export type SearchClient = Pick<LiteClient, 'search' | 'addAlgoliaAgent' | 'transporter'>;

/** Algolia's client, asking Algolia. */
export function createHostedClient(appId: string, apiKey: string, hosts?: string[]): SearchClient {
  return liteClient(appId, apiKey, hostedOptions(hosts));
}

/**
 * Algolia's client, asking a backend in the browser: the same queries, answers and errors, and no network.
 * It keeps no answers, which the backend improves on while its index loads.
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
