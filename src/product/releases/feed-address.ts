import {productNames} from './products';

/** The feeds: one of everything, and one of each product. */
export const feedNames = ['releases', ...productNames] as const;
export type FeedName = (typeof feedNames)[number];

/** How readers tell them apart. */
export const feedTitles: Record<FeedName, string> = {
  releases: 'All releases',
  platform: 'Platform releases',
  connector: 'Connector releases',
  agent: 'Agent releases',
  connect: 'Connect releases',
};

/** The formats, by the ending of the file: how readers call them, and their media types. */
export const formats = {
  atom: {label: 'Atom', mediaType: 'application/atom+xml'},
  rss: {label: 'RSS', mediaType: 'application/rss+xml'},
  json: {label: 'JSON Feed', mediaType: 'application/feed+json'},
} as const;
export type Format = keyof typeof formats;

export const formatNames = Object.keys(formats) as Format[];

/** Where a feed is, from the site's root. */
export const feedAddress = (name: FeedName, format: Format) => `/feeds/${name}.${format}`;

/** The feed that a page of the releases belongs to: "platform" for `/docs/releases/platform/11.32`. */
export function feedOfRoute(route: string): FeedName | undefined {
  if (/\/docs\/releases\/?$/.test(route)) return 'releases';
  const folder = /\/docs\/releases\/(\w+)\//.exec(route)?.[1];
  return feedNames.find((name) => name === folder);
}
