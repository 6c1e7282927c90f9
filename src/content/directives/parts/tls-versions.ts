import {table} from '../../../base/markdown/nodes';
import {network} from '../../../product/facts';
import type {Directive} from '../part';

/** `::tls-versions`: the TLS versions of each of the platform's connections. */
export const tlsVersions: Directive = () =>
  table(
    ['Connection', 'TLS', 'If the other side is older'],
    network.tls.map(({connection, versions, older}) => [connection, versions, older]),
  );
