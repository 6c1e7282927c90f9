import {setTimeout} from 'node:timers/promises';
import {grouped} from '../../../base/collections';
import type {Manners} from './ask';
import {type LinkVerdict, tryAddress} from './try-address';

/** How many hosts are asked at the same time. */
const hostsAtOnce = 12;

/**
 * Tries addresses, one after another on each host, so that no host is asked more than a reader would.
 *
 * @returns the verdict on each address
 */
export async function tryAll(
  addresses: string[],
  manners: Manners,
): Promise<Map<string, LinkVerdict>> {
  const verdicts = new Map<string, LinkVerdict>();
  const hosts = [
    ...grouped(addresses.map((address) => [new URL(address).host, address] as const)).values(),
  ];
  // Those with the most addresses take longest, so they begin.
  hosts.sort((one, other) => other.length - one.length);
  const work = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift()) {
      let {tries} = manners;
      for (const [index, address] of host.entries()) {
        if (index > 0) await setTimeout(manners.pauseMs);
        const verdict = await tryAddress(address, {...manners, tries});
        verdicts.set(address, verdict);
        // A host that doesn't answer would keep us waiting for each of its addresses.
        if ('hasNoAnswer' in verdict) tries = 1;
      }
    }
  };
  await Promise.all(Array.from({length: hostsAtOnce}, work));
  return verdicts;
}
