import type {liteClient} from 'algoliasearch/lite';
import {createAnswersCache} from './answers-cache';
import {toHosts} from './hosts';
import {createHostsCache} from './hosts-cache';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/** How long a reader's search waits for a host, in milliseconds, before the next host is asked. */
export const timeouts = {connect: 1000, read: 2000, write: 30_000};

/**
 * Options of the client that searches a hosted index.
 *
 * @param addresses hosts to ask instead of the application's own; for tests
 */
export function hostedOptions(addresses?: string[]): Options {
  return {
    timeouts,
    hostsCache: createHostsCache(),
    responsesCache: createAnswersCache(),
    ...(addresses && {hosts: toHosts(addresses)}),
  };
}
