import routes from '@generated/routes';
import {learn} from '../route-shards/learn';
import {branchShownAt, branchTo} from '../routing/branch-to';

/**
 * Loads a path's page. Replaces Docusaurus's `preload`, which creates and tries a regular expression for every page of
 * the site until one matches. That takes 12 ms when the script starts and 6 ms for each page after that (medians of
 * nine runs in Node). On a phone, it takes four times as long, which is 2% of a page's loading time.
 *
 * The server needs this, too: `docs-plugin.ts` gives each sidebar's pages a parent route, all with the same path, and
 * Docusaurus would only try the first.
 */
export default async function preload(pathname: string): Promise<unknown> {
  if (branchTo(routes, pathname).length === 0) await learn(pathname);
  const branch = branchShownAt(routes, pathname);
  return Promise.all(branch.map(({component}) => preloaderOf(component)?.()));
}

const preloaderOf = (component: unknown) =>
  (component as {preload?: () => Promise<unknown>} | undefined)?.preload;
