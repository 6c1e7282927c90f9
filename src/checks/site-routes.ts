import {parse} from 'yaml';
import {categorySlug} from '../product/connectors/categories';
import {connectorsByCategory} from '../product/connectors/pages';
import {feedAddress, feedNames, formatNames} from '../product/releases/feed-address';
import type {Site} from './site';

/** Pages and files that a build makes without their own source file. */
const made = [
  '/',
  '/search',
  '/udm.json',
  '/connectors.json',
  '/releases.json',
  ...feedNames.flatMap((name) => formatNames.map((format) => feedAddress(name, format))),
  '/schema.graphql',
  '/connect-openapi.yaml',
  '/connect-openapi.json',
];

/**
 * Whether a route that isn't a documentation page is another route on the site: a page in `src/pages`, a file in
 * `static`, or a category page for connectors or from a `_category_.yml`.
 */
export function isSiteRoute(route: string, {files}: Site): boolean {
  if (made.includes(route) || files.has(`static${route}`)) return true;
  if (
    ['.tsx', '/index.tsx', '.md', '.mdx'].some((ending) => files.has(`src/pages${route}${ending}`))
  )
    return true;
  if (
    connectorsByCategory().some((each) => route === `/docs/category/${categorySlug(each.category)}`)
  )
    return true;
  return [...files]
    .filter(([path]) => /^docs\/.*\/_category_\.ya?ml$/.test(path))
    .some(([, file]) => `/docs${parse(String(file.value))?.link?.slug}` === route);
}
