/** Where page views are sent, from `customFields.analytics` in the site's configuration. */
export interface AnalyticsOptions {
  /** Event API that receives page views. */
  endpoint: string;
  /** The site's name in the event API. */
  domain: string;
}

type Client = typeof import('@plausible-analytics/tracker');

let client: Promise<Client> | undefined;

/**
 * Sends one page view. The address has no query, which can contain search text, and no fragment. If the client can't be
 * loaded, because of a content blocker or a lost connection, the page view isn't counted and nothing else happens.
 */
export async function countPageView(options: AnalyticsOptions, pathname: string): Promise<void> {
  const url = new URL(pathname, window.location.origin).href;
  try {
    client ??= start(options);
    const {track} = await client;
    track('pageview', {url});
  } catch {
    client = undefined;
  }
}

async function start({endpoint, domain}: AnalyticsOptions): Promise<Client> {
  const loaded = await import(
    // Blockers match the package's name.
    /* webpackChunkName: "page-views" */ '@plausible-analytics/tracker'
  );
  loaded.init({
    endpoint,
    domain,
    // The client's automatic mode would patch `history` and count a page before it's shown.
    autoCapturePageviews: false,
    // Visits to a copy on a developer's machine are sent only to an event API on the same machine.
    captureOnLocalhost: new URL(endpoint).hostname === 'localhost',
  });
  return loaded;
}
