import type {PlausibleEventOptions} from '@plausible-analytics/tracker';
import {refusesTracking} from './consent';

/** Where events are sent, from `customFields.analytics` in the site's configuration. */
export interface AnalyticsOptions {
  /** Event API that receives the events. */
  endpoint: string;
  /** The site's name in the event API. */
  domain: string;
}

/** What the site sends. deploy/traffic.md says what to do about each. */
export type EventName = 'pageview' | '404' | 'Search without results' | 'Web vitals';

type Client = typeof import('@plausible-analytics/tracker');

let client: Promise<Client> | undefined;

/**
 * Sends one event about a page, unless the reader has opted out. The address has no query, which can contain search
 * text, and no fragment. If the client can't be loaded, because of a content blocker or a lost connection, the event
 * isn't sent and nothing else happens.
 *
 * @param pathname the path of the page that the event is about
 * @param details properties of the event, and whether the reader did something
 */
export async function sendEvent(
  options: AnalyticsOptions,
  name: EventName,
  pathname: string,
  details: Pick<PlausibleEventOptions, 'props' | 'interactive'> = {},
): Promise<void> {
  if (refusesTracking(navigator)) return;
  const url = new URL(pathname, window.location.origin).href;
  try {
    client ??= start(options);
    const {track} = await client;
    track(name, {url, ...details});
  } catch {
    client = undefined;
  }
}

async function start({endpoint, domain}: AnalyticsOptions): Promise<Client> {
  const loaded = await import(
    // Blockers match the package's name.
    /* webpackChunkName: "events" */ '@plausible-analytics/tracker'
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
