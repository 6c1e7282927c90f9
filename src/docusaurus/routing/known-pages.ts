import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation.js?own';
import routes from '@generated/routes';
import {branchTo} from './branch-to';

type Update = Parameters<PendingNavigation['shouldComponentUpdate']>;

/**
 * Docusaurus's navigation within the site, limited to the pages of this build. Any other address is loaded from the
 * server while the page stays as it is. The server knows redirects and newer pages, and returns the right status for a
 * page that doesn't exist. An address that was loaded from the server isn't requested again, so this can't loop.
 */
export default class KnownPages extends PendingNavigation {
  override shouldComponentUpdate(...[next, state]: Update): boolean {
    const {pathname} = next.location;
    if (pathname === this.props.location.pathname || branchTo(routes, pathname).length > 0)
      return super.shouldComponentUpdate(next, state);
    // Otherwise the new page would be scrolled like this one. src/docusaurus/stale-builds restores the position.
    window.history.scrollRestoration = 'manual';
    window.location.reload();
    return false;
  }
}
