import {products} from './products';
import type {Tally} from './tally';

/** The products whose versions can be compared. Connectors have a version each. */
export const comparedProducts = ['platform', 'agent', 'connect'] as const;
export type ComparedProduct = (typeof comparedProducts)[number];

/** A release, with what a comparison counts. */
export interface ComparedRelease {
  version: string;
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  tally: Tally;
}

/** Every release of each product, newest first. */
export type ComparedReleases = Record<ComparedProduct, ComparedRelease[]>;

/** The product of a query, if its versions can be compared. A query for versions alone is about the platform. */
export const comparedProductOf = (product: string): ComparedProduct =>
  comparedProducts.find((name) => name === product) ?? 'platform';

/**
 * Returns the versions after `from`, up to and including `to`.
 *
 * @param versions newest first
 * @param from includes every version before `to` if it's empty or unknown
 * @param to includes every version after `from` if it's empty or unknown
 */
export function between(versions: string[], from: string, to: string): string[] {
  const end = versions.indexOf(from);
  return versions.slice(Math.max(versions.indexOf(to), 0), end === -1 ? undefined : end);
}

/** Returns "Platform 11.32", "Agent 4.4", "Connect 3.3". */
export const nameOf = (product: ComparedProduct, version: string) =>
  `${products[product].label} ${version}`;
