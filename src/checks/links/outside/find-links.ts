import {product} from '../../../product/facts';
import {lineOf} from '../../page';
import type {Site} from '../../site';

/** An address outside the site, and where pages link to it. */
export interface OutsideLink {
  address: string;
  places: {file: string; line: number}[];
}

/** Hosts that exist only in examples: https://www.rfc-editor.org/rfc/rfc2606 */
const reserved = /(?:^|\.)(?:example|invalid|localhost|test|example\.(?:com|net|org))$/;

/** Finds the addresses outside the site that its selected pages link to, in the order of the pages. */
export function findOutsideLinks({selected}: Pick<Site, 'selected'>): OutsideLink[] {
  const links = new Map<string, OutsideLink>();
  for (const {nodes, path} of selected) {
    for (const node of nodes('link', 'definition')) {
      if (!isOutside(node.url)) continue;
      const link = links.get(node.url) ?? {address: node.url, places: []};
      links.set(node.url, link);
      link.places.push({file: path, line: lineOf(node)});
    }
  }
  return [...links.values()];
}

function isOutside(url: string): boolean {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return false;
  const {hostname, origin} = new URL(url);
  return !reserved.test(hostname) && origin !== new URL(product.siteUrl).origin;
}
