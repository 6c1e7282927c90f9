import type {LiteClient} from 'algoliasearch/lite';
import {recover} from '../../../docusaurus/stale-builds/recover';
import type {EmbeddedBackend} from '../../../search/index/embedded';

type Requester = LiteClient['transporter']['requester'];

/**
 * Lets a backend in the browser handle the client's multi-index query instead of Algolia's hosts.
 *
 * A failing backend looks like an unreachable host, so the client throws its `RetryError`, as it does when the network
 * is down.
 */
export function createBackendRequester(backend: Pick<EmbeddedBackend, 'ask'>): Requester {
  return {
    async send({data}) {
      try {
        return {status: 200, isTimedOut: false, content: await backend.ask(String(data))};
      } catch (error) {
        await recover();
        return {status: 0, isTimedOut: false, content: String(error)};
      }
    },
  };
}
