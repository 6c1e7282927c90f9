import {existsSync} from 'node:fs';
import {product} from '../../src/product/facts';
import {docusaurus} from './peers/docusaurus';
import {ours} from './peers/ours';
import type {Peer} from './peers/peer';
import {starlight} from './peers/starlight';
import {vitepress} from './peers/vitepress';

/** The sites compared, ours first. */
export const sites: Peer[] = [ours, docusaurus, vitepress, starlight];

/** A page of each kind: its address on our site, and on the peers' sites. */
export const kinds: Record<string, {route: string; address: string}> = {
  guide: {route: '/docs/roles', address: 'docs/roles'},
  query: {route: '/docs/bql-overview', address: 'bql/bql-overview'},
  connector: {route: '/docs/connectors/servicenow', address: 'connectors/servicenow'},
  model: {route: '/docs/reference/udm/host', address: 'reference/udm/host'},
  API: {route: '/docs/graphql-hosts', address: `${product.slug}apis/graphql-hosts`},
};

/** The sites that can be measured. @throws {Error} saying what to build first */
export function builtSites(): Peer[] {
  const missing = sites.filter(({folder}) => !existsSync(folder));
  if (missing.length === 0) return sites;
  const names = missing.map(({name}) => name).join(', ');
  throw new Error(
    `There is no build of ${names}: run "npm run build" and "npm run bench:pages -- build" first.`,
  );
}
