import path from 'node:path';
import {product} from '../../product/facts';
import type {CopiedPage} from './site';

/** The address of a page's copy, below the site's root: `/docs/roles.md`. */
export const markdownCopyOf = (route: string) => `${route}.md`;

/** A path of the site as a whole address. */
export const absolute = (route: string) => `${product.siteUrl}${route}`;

/**
 * Makes a function that turns a link of a page into a whole address: a link to a file into that of its page.
 *
 * @param routes routes of the pages by file
 */
export function linksFrom({file = '', route}: CopiedPage, routes: Map<string, string>) {
  return (url: string): string => {
    // Docusaurus's way to write a link to what is no page.
    const target = url.replace(/^pathname:\/\//, '');
    if (/^[a-z][a-z\d+.-]*:/i.test(target)) return target;
    if (target.startsWith('#')) return absolute(route + target);
    if (target.startsWith('/')) return absolute(target);
    const [relative = '', anchor] = target.split('#');
    const linked = path.posix.join(path.posix.dirname(file), decodeURI(relative));
    // A link to no page stays as it is written: the build names it.
    const found = routes.get(linked);
    return found ? absolute(found + (anchor ? `#${anchor}` : '')) : url;
  };
}
