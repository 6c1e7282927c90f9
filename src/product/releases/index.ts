/** Every release of the product, read from the release pages. */
import {toString as textOf} from 'mdast-util-to-string';
import {readOnceInAWhile} from '../../base/markdown/files';
import {inline} from '../../base/markdown/nodes';
import {oncePer} from '../../base/once';
import {versions} from '../facts';
import {connectorReleasesOf, entriesOf} from './connector-months';
import {readEntries} from './entries';
import {firstSentence} from './first-sentence';
import {type ReleasePage, readReleasePage} from './pages';
import type {ProductName} from './products';
import type {Release, ReleaseEntry} from './release';

export type {Release, ReleaseEntry} from './release';

/** The parts with their own versions and a page for each version. */
const parts = ['platform', 'agent', 'connect'] as const;

/**
 * Reads every release. Skips releases without a page and malformed entries, because the checks report them.
 *
 * @returns the releases, newest first
 */
export const readReleases = readOnceInAWhile((): Release[] =>
  [
    ...parts.flatMap((part) => versioned(part)),
    ...monthsOfConnectors().flatMap(connectorMonth),
  ].sort((a, b) => b.date.localeCompare(a.date) || order(b) - order(a)),
);

/** Returns the years of releases, in their order. */
export const yearsOf = (releases: {date: string}[]): string[] => [
  ...new Set(releases.map(({date}) => date.slice(0, 4))),
];

/** Returns the page that lists a year's releases, from the project's root. */
export const yearPageOf = (year: string) => `docs/releases/${year}.md`;

/** Returns the release page entry with an ID, such as `11.32-01` or `agent-4.4-01`, and its release. */
export function findEntry(id: string): {entry: ReleaseEntry; release: Release} | undefined {
  const [, product = 'platform', version] = /^(?:(\w+)-)?(\d+\.\d+)-\d+$/.exec(id) ?? [];
  const part = parts.find((name) => name === product);
  const [release] = part ? versioned(part, version) : [];
  const entry = release?.entries.find((each) => each.id === id);
  return release && entry && {entry, release};
}

/** Returns the months that have a page, from the oldest platform release to the newest. */
export function monthsOfConnectors(): string[] {
  const [first = '', last = ''] = [versions.platform[0]?.date, versions.platform.at(-1)?.date];
  const months: string[] = [];
  const day = new Date(`${first.slice(0, 7)}-01T00:00:00Z`);
  while (day.toISOString() <= `${last}T`) {
    months.push(day.toISOString().slice(0, 7));
    day.setUTCMonth(day.getUTCMonth() + 1);
  }
  return months;
}

/** Returns the page that every release must have, from the project's root, with the release's day or month. */
export const releasePages = (): {file: string; date: string}[] => [
  ...parts.flatMap((part) =>
    versions[part].map(({version, date}) => ({file: pageOf(part, version), date})),
  ),
  ...monthsOfConnectors().map((month) => ({file: pageOf('connector', month), date: month})),
];

/** Returns a release's page, from the project's root. For connectors, the version is a month, such as `2025-12`. */
export function pageOf(product: ProductName, version: string): string {
  const name = product === 'connector' ? version.split('-').reverse().join('-') : version;
  return `docs/releases/${product}/${name}.md`;
}

/** Returns a part's releases that have a page, or only one version. */
function versioned(product: (typeof parts)[number], only?: string): Release[] {
  return versions[product].flatMap(({version, date, headline}) => {
    const isAsked = only === undefined || version === only;
    const page = isAsked ? readReleasePage(pageOf(product, version)) : undefined;
    if (!page) return [];
    const entries = writtenOn(page);
    return [
      {...about(page), headline: headline ?? page.description, product, version, date, entries},
    ];
  });
}

const writtenOn = oncePer((page: ReleasePage): ReleaseEntry[] =>
  readEntries(page.nodes).map(({item: _, ...entry}) => ({
    ...entry,
    route: `${page.route}#${entry.id}`,
  })),
);

/** A month has the date of its last version. */
function connectorMonth(month: string): Release[] {
  const page = readReleasePage(pageOf('connector', month));
  const found = connectorReleasesOf(month);
  const date = found
    .map(({version}) => version.date)
    .sort()
    .at(-1);
  if (!page || !date) return [];
  return [
    {
      ...about(page),
      headline: beginningOf(page.description),
      product: 'connector',
      version: month,
      date,
      entries: found.flatMap(entriesOf),
    },
  ];
}

/** Returns the first sentence of a description. */
const beginningOf = (description: string) => textOf(firstSentence(inline(description)));

const about = ({file, route, title, description}: ReleasePage) => ({
  file,
  route,
  title,
  description,
});

/** On the same day, the platform comes first. */
const order = ({product}: Release) => (product === 'platform' ? 1 : 0);
