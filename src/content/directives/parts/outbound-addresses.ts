import {network} from '../../../product/facts';
import {code, join, tableOf} from '../nodes';
import type {Directive} from '../part';

/** `::outbound-addresses`: examples of the networks that a cloud instance's connections come from, by region. */
export const outboundAddresses: Directive = () => [
  tableOf(
    ['Region', 'Outbound addresses (examples)'],
    network.regions.map(({name, addresses}) => [
      name,
      join(
        addresses.map((address) => [code(address)]),
        ', ',
      ),
    ]),
  ),
];
