import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation.js?own';
import routes from '@generated/routes';
import {branchTo} from './branch-to';

type Update = Parameters<PendingNavigation['shouldComponentUpdate']>;

/**
 * Docusaurus's navigation within the site, for the pages that this build has. Any other address is loaded from the
 * server, while the page stays as it is: the server knows where old addresses lead, and pages that came since, and a page
 * that isn't found has that status. What has been loaded isn't asked for again, so this can't go in circles.
 */
export default class KnownPages extends PendingNavigation {
  override shouldComponentUpdate(...[next, state]: Update): boolean {
    const {pathname} = next.location;
    if (pathname === this.props.location.pathname || branchTo(routes, pathname).length > 0)
      return super.shouldComponentUpdate(next, state);
    // Or the new page would be scrolled as this one is; src/docusaurus/stale-builds gives it back.
    window.history.scrollRestoration = 'manual';
    window.location.reload();
    return false;
  }
}
