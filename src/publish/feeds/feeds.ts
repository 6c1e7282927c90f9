import {Feed} from 'feed';
import {product as about} from '../../product/facts';
import {type Release, readReleases} from '../../product/releases';
import {
  type FeedName,
  type Format,
  feedAddress,
  feedTitles,
  formatNames,
} from '../../product/releases/feed-address';
import {products} from '../../product/releases/products';
import {contentOf} from './content';

/** A date in the form that all feeds use. Releases have no time. */
const timeOf = (date: string) => new Date(`${date}T00:00:00Z`);

/**
 * Generates a feed. The result doesn't depend on when it's generated.
 *
 * Follows RFC 4287, https://www.rssboard.org/rss-specification, and https://www.jsonfeed.org/version/1.1/.
 */
export function feedText(name: FeedName, format: Format): string {
  const feed = feedOf(name);
  if (format === 'atom') return feed.atom1();
  return format === 'rss' ? feed.rss2() : feed.json1();
}

function feedOf(name: FeedName): Feed {
  const releases = readReleases().filter(({product}) => name === 'releases' || product === name);
  const absolute = (address: string) => about.siteUrl + address;
  const feed = new Feed({
    title: `${about.name}: ${feedTitles[name]}`,
    description: "What's new, what's fixed, and what to do when you upgrade.",
    id: tag(`feed/${name}`),
    link: absolute('/docs/releases'),
    language: 'en',
    generator: false,
    updated: timeOf(releases[0]?.date ?? ''),
    feedLinks: Object.fromEntries(
      formatNames.map((each) => [each, absolute(feedAddress(name, each))]),
    ),
    author: {name: about.name, link: about.siteUrl},
  });
  for (const release of releases) feed.addItem(itemOf(release));
  return feed;
}

function itemOf(release: Release) {
  const {product, version, title, description, date, route} = release;
  return {
    title,
    id: tag(`${product}/${version}`),
    link: about.siteUrl + route,
    date: timeOf(date),
    published: timeOf(date),
    description,
    content: contentOf(release),
    category: [{name: products[product].label, term: product}],
  };
}

/** Creates an ID that stays the same when a page or the whole site moves: https://www.rfc-editor.org/rfc/rfc4151 */
const tag = (what: string) => `tag:${about.slug}.example,2023:${what}`;
