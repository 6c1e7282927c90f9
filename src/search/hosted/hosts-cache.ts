import type {LiteClient} from 'algoliasearch/lite';
import type {Host} from './hosts';

type Cache = LiteClient['transporter']['hostsCache'];

/**
 * Remembers which hosts failed, so that the client tries the others first for two minutes.
 *
 * The client's own cache never finds its entries. algoliasearch 5.64.0 looks a host up by its address but stores it by
 * its address and state, and JSON drops the methods that report whether it's up. Every search would wait for the failed
 * host again. See `retryableRequest` in `@algolia/client-common`.
 */
export function createHostsCache(): Cache {
  const states = new Map<string, unknown>();
  const keyOf = (key: Parameters<Cache['get']>[0]) => {
    const {protocol, url, port} = key as Host;
    return `${protocol}://${url}:${port ?? ''}`;
  };
  return {
    // The client stores and reads only one type of value here: a host with its state.
    get: async <T>(key: Parameters<Cache['get']>[0], orElse: () => Promise<T>) =>
      (states.get(keyOf(key)) as T | undefined) ?? orElse(),
    set: async (key, state) => {
      states.set(keyOf(key), state);
      return state;
    },
    delete: async (key) => {
      states.delete(keyOf(key));
    },
    clear: async () => states.clear(),
  };
}
