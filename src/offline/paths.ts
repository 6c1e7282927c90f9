import path from 'node:path';
import {withoutBase, withoutSlash} from '../base/base-path';

/** The folder in the copy with its own scripts and styles. */
export const ownFolder = 'offline';

/** How addresses in the pages of a build become paths in a copy that opens from a folder. */
export interface CopyPaths {
  /** The site's address without a slash at its end. What the copy lacks is linked there. */
  siteUrl: string;
  /** The path that the site is under: `/`, or `/docs-site/`. */
  base: string;
  /** The copy's files, relative to its folder. */
  files: ReadonlySet<string>;
}

/**
 * Returns an address of the site as it works in a copy on a reader's disk, where no server adds `.html`.
 *
 * @param address absolute, such as `/docs/roles#limits`. Any other address stays
 * @param from the file that refers to it
 */
export function addressIn(
  address: string,
  from: string,
  {siteUrl, base, files}: CopyPaths,
): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const [, route = '', rest = ''] = /^([^?#]*)(.*)$/.exec(withoutBase(address, base)) ?? [];
  const file = fileOf(route, files);
  if (file === undefined) return siteUrl + withoutBase(address, base);
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return encodeURI(relative) + rest;
}

/** Returns the file of a page or another address, or `undefined` if the copy doesn't have it. */
function fileOf(route: string, files: ReadonlySet<string>): string | undefined {
  const name = decodeURI(withoutSlash(route)).slice(1);
  const names = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
  return names.find((each) => files.has(each));
}
