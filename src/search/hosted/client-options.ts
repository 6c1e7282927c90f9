import type {liteClient} from 'algoliasearch/lite';
import {createAnswersCache} from './answers-cache';
import {toHosts} from './hosts';
import {createHostsCache} from './hosts-cache';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/** How long a reader's search waits for a host before it tries the next one, in milliseconds. */
export const timeouts = {connect: 1000, read: 2000, write: 30_000};

/**
 * Returns options for the client that searches a hosted index.
 *
 * @param addresses hosts to use instead of the application's own; for tests
 */
export function hostedOptions(addresses?: string[]): Options {
  return {
    timeouts,
    hostsCache: createHostsCache(),
    responsesCache: createAnswersCache(),
    ...(addresses && {hosts: toHosts(addresses)}),
  };
}
