/** Where page views go, as `customFields.analytics` of the site's configuration has it. */
export interface AnalyticsOptions {
  /** Event API that takes the page views. */
  endpoint: string;
  /** The site's name there. */
  domain: string;
}

type Client = typeof import('@plausible-analytics/tracker');

let client: Promise<Client> | undefined;

/**
 * Sends one page view. The address goes without query and fragment: a query holds what readers search for.
 * A client that can't load (a content blocker, a lost connection) costs the count and nothing else.
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
    // Blockers look for the name of the package.
    /* webpackChunkName: "page-views" */ '@plausible-analytics/tracker'
  );
  loaded.init({
    endpoint,
    domain,
    // The client would patch `history` and count a page before it has arrived.
    autoCapturePageviews: false,
    // Visits to a copy on a developer's machine count only in an event API on that machine.
    captureOnLocalhost: new URL(endpoint).hostname === 'localhost',
  });
  return loaded;
}
