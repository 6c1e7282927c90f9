import {productNames} from './products';

/** The feeds: one for everything, and one for each product. */
export const feedNames = ['releases', ...productNames] as const;
export type FeedName = (typeof feedNames)[number];

/** The feeds' titles for readers. */
export const feedTitles: Record<FeedName, string> = {
  releases: 'All releases',
  platform: 'Platform releases',
  connector: 'Connector releases',
  agent: 'Agent releases',
  connect: 'Connect releases',
};

/** The formats by file extension, with their titles for readers and their media types. */
export const formats = {
  atom: {label: 'Atom', mediaType: 'application/atom+xml'},
  rss: {label: 'RSS', mediaType: 'application/rss+xml'},
  json: {label: 'JSON Feed', mediaType: 'application/feed+json'},
} as const;
export type Format = keyof typeof formats;

export const formatNames = Object.keys(formats) as Format[];

/** Returns a feed's path from the site's root. */
export const feedAddress = (name: FeedName, format: Format) => `/feeds/${name}.${format}`;

/**
 * Returns the feed that a release page belongs to: "platform" for `/docs/releases/platform/11.32`. Lists of releases
 * belong to the feed of all releases.
 */
export function feedOfRoute(route: string): FeedName | undefined {
  if (/\/docs\/releases(\/\d{4})?\/?$/.test(route)) return 'releases';
  const folder = /\/docs\/releases\/(\w+)\//.exec(route)?.[1];
  return feedNames.find((name) => name === folder);
}
