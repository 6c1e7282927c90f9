import path from 'node:path';
import {product} from '../../product/facts';
import {originalOf} from '../../product/page-files/translation';
import type {CopiedPage} from './site';

/** Returns the path of a page's Markdown copy on the site: `/docs/roles.md`. */
export const markdownCopyOf = (route: string) => `${route}.md`;

/** Converts a path on the site to an absolute URL. */
export const absolute = (route: string) => `${product.siteUrl}${route}`;

/**
 * Creates a function that converts a page's links to absolute URLs. A link to a file becomes a link to the file's page.
 *
 * @param routes routes of the pages by the file of their original
 */
export function linksFrom({file = '', route}: CopiedPage, routes: Map<string, string>) {
  return (url: string): string => {
    // Docusaurus's syntax for a link to something other than a page.
    const target = url.replace(/^pathname:\/\//, '');
    if (/^[a-z][a-z\d+.-]*:/i.test(target)) return target;
    if (target.startsWith('#')) return absolute(route + target);
    if (target.startsWith('/')) return absolute(target);
    const [relative = '', anchor] = target.split('#');
    const linked = path.posix.join(path.posix.dirname(originalOf(file)), decodeURI(relative));
    // A broken link stays unchanged, because the build reports it.
    const found = routes.get(linked);
    return found ? absolute(found + (anchor ? `#${anchor}` : '')) : url;
  };
}
