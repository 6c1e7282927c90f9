import path from 'node:path';

/**
 * The route that Docusaurus gives a page: its `slug`, read from `/docs` where it begins with a slash and from the
 * page's folder otherwise, or else its path. `index.md`, `README.md` and a file named like its folder stand for it.
 * Follows `getSlug` of @docusaurus/plugin-content-docs.
 *
 * @param file `docs/guides/security/roles.md`
 * @param slug `slug` of its front matter
 */
export function routeOf(file: string, slug: unknown): string {
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

const withoutSlash = (route: string) => route.replace(/(?<=.)\/$/, '');
