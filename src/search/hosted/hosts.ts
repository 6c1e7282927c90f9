import type {LiteClient} from 'algoliasearch/lite';

export type Host = LiteClient['transporter']['hosts'][number];

/**
 * Turns addresses into hosts for an Algolia client, in the same order.
 *
 * @param addresses origins, such as `http://localhost:4310`
 */
export function toHosts(addresses: string[]): Host[] {
  return addresses.map((address) => {
    const {protocol, hostname, port} = new URL(address);
    return {
      url: hostname,
      protocol: protocol === 'http:' ? 'http' : 'https',
      port: port ? Number(port) : undefined,
      accept: 'readWrite',
    };
  });
}
