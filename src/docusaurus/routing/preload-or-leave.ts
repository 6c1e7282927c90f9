import preload from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import {branchTo} from './branch-to';

/** The path of the page that's shown. The first one can be the not-found page. */
let shown = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Loads the page that Docusaurus's navigation leads to, if it's a page of this build. Any other address is loaded from
 * the server while the page stays as it is. The server knows redirects and newer pages, and returns the right status
 * for a page that doesn't exist. An address that was loaded from the server isn't requested again, so this can't loop.
 *
 * @throws if a part of the page can't be loaded. Docusaurus then loads the address from the server, too
 */
export default async function preloadOrLeave(pathname: string): Promise<void> {
  await preload(pathname);
  if (pathname !== shown && branchTo(routes, pathname).length === 0) await leave();
  shown = pathname;
}

async function leave() {
  // Otherwise the new page would be scrolled like this one. src/docusaurus/stale-builds restores the position.
  window.history.scrollRestoration = 'manual';
  window.location.reload();
  await new Promise(() => {});
}
