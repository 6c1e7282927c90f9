import {parse} from 'yaml';
import {oncePer} from '../base/once';
import {categorySlug} from '../product/connectors/categories';
import {connectorsByCategory} from '../product/connectors/pages';
import {feedAddress, feedNames, formatNames} from '../product/releases/feed-address';
import type {Site} from './site';

/** Pages and files that a build makes without their own source file. */
const made = [
  '/',
  '/search',
  '/udm.json',
  '/releases.json',
  ...feedNames.flatMap((name) => formatNames.map((format) => feedAddress(name, format))),
  '/schema.graphql',
  '/connect-openapi.yaml',
  '/connect-openapi.json',
  '/documentation.zip',
  '/mcp-server.mjs',
];

/** The pages of categories: of connectors, and those that a `_category_.yml` asks for. */
const categoryRoutes = oncePer(
  ({files}: Site) =>
    new Set([
      ...connectorsByCategory().map(({category}) => `/docs/category/${categorySlug(category)}`),
      ...[...files]
        .filter(([path]) => /^docs\/.*\/_category_\.ya?ml$/.test(path))
        .map(([, file]) => `/docs${parse(String(file.value))?.link?.slug}`),
    ]),
);

/**
 * Whether a route that isn't a documentation page is another route on the site: a page in `src/pages`, a file in
 * `static`, or a category page for connectors or from a `_category_.yml`.
 */
export const isSiteRoute = (route: string, site: Site): boolean =>
  made.includes(route) ||
  site.files.has(`static${route}`) ||
  ['.tsx', '/index.tsx', '.md', '.mdx'].some((ending) =>
    site.files.has(`src/pages${route}${ending}`),
  ) ||
  categoryRoutes(site).has(route);
