import path from 'node:path';
import {withoutSlash} from '../../base/base-path';
import {frozenVersionOf, routeIn} from '../doc-versions/frozen-file';

/**
 * Returns the route that Docusaurus gives a page. A `slug` that begins with a slash is relative to `/docs`, and any
 * other slug to the page's folder. Without a slug, it's the page's path, where `index.md`, `README.md`, and a file with
 * its folder's name become the folder. Follows `getSlug` in @docusaurus/plugin-content-docs. In a frozen version, the
 * version's name follows `/docs`.
 *
 * @param file `docs/guides/security/roles.md`, or `versioned_docs/version-12-2025/guides/security/roles.md`
 * @param slug the `slug` in its front matter
 */
export const routeOf = (file: string, slug: unknown): string =>
  routeIn(frozenVersionOf(file), currentRoute(withoutVersion(file), slug));

const withoutVersion = (file: string) => file.replace(/^versioned_docs\/version-[^/]+/, 'docs');

function currentRoute(file: string, slug: unknown): string {
  const folder = path.posix.dirname(`/${file}`);
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  const ownSlug = typeof slug === 'string' ? slug : undefined;
  if (ownSlug?.startsWith('/')) return withoutSlash(`/docs${ownSlug}`);
  const isIndex = ['index', 'readme', path.posix.basename(folder).toLowerCase()].includes(
    name.toLowerCase(),
  );
  if (!ownSlug && isIndex) return folder;
  return withoutSlash(path.posix.resolve(folder, ownSlug ?? name));
}
