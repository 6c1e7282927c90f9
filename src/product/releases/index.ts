/** Every release of the product: what came when, read from the pages that say it. */
import {readOnceInAWhile} from '../../base/markdown/files';
import {versions} from '../facts';
import {connectorReleasesOf, entriesOf} from './connector-months';
import {readEntries} from './entries';
import {type ReleasePage, readReleasePage} from './pages';
import type {ProductName} from './products';
import type {Release, ReleaseEntry} from './release';

export type {Release, ReleaseEntry} from './release';

/** What has versions of its own, and a page for each. */
const parts = ['platform', 'agent', 'connect'] as const;

/**
 * Reads every release. A release without a page is omitted, and an entry that is written wrong: the checks say so.
 *
 * @returns the releases, newest first
 */
export const readReleases = readOnceInAWhile((): Release[] =>
  [
    ...parts.flatMap((part) => versioned(part)),
    ...monthsOfConnectors().flatMap(connectorMonth),
  ].sort((a, b) => b.date.localeCompare(a.date) || order(b) - order(a)),
);

/** The entry of a release page with an id, `11.32-01` or `agent-4.4-01`, and the release that it is in. */
export function findEntry(id: string): {entry: ReleaseEntry; release: Release} | undefined {
  const [, product = 'platform', version] = /^(?:(\w+)-)?(\d+\.\d+)-\d+$/.exec(id) ?? [];
  const part = parts.find((name) => name === product);
  const [release] = part ? versioned(part, version) : [];
  const entry = release?.entries.find((each) => each.id === id);
  return release && entry && {entry, release};
}

/** The months that have a page: from that of the oldest release of the platform to that of the newest. */
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

/** The page of every release that there is, from the project's root. */
export const releasePages = (): string[] => [
  ...parts.flatMap((part) => versions[part].map(({version}) => pageOf(part, version))),
  ...monthsOfConnectors().map((month) => pageOf('connector', month)),
];

/** The page of a release, from the project's root; of connectors the version is a month, `2025-12`. */
export function pageOf(product: ProductName, version: string): string {
  const name = product === 'connector' ? version.split('-').reverse().join('-') : version;
  return `docs/releases/${product}/${name}.md`;
}

/** The releases of a part that have a page; of one version, where it is given. */
function versioned(product: (typeof parts)[number], only?: string): Release[] {
  return versions[product].flatMap(({version, date}) => {
    const isAsked = only === undefined || version === only;
    const page = isAsked ? readReleasePage(pageOf(product, version)) : undefined;
    return page ? [{...about(page), product, version, date, entries: writtenOn(page)}] : [];
  });
}

const writtenOn = (page: ReleasePage): ReleaseEntry[] =>
  readEntries(page.nodes).map(({item: _, ...entry}) => ({
    ...entry,
    route: `${page.route}#${entry.id}`,
  }));

/** A month is dated by its last version. */
function connectorMonth(month: string): Release[] {
  const page = readReleasePage(pageOf('connector', month));
  const found = connectorReleasesOf(month);
  const date = found
    .map(({version}) => version.date)
    .sort()
    .at(-1);
  if (!page || !date) return [];
  return [
    {...about(page), product: 'connector', version: month, date, entries: found.flatMap(entriesOf)},
  ];
}

const about = ({file, route, title, description}: ReleasePage) => ({
  file,
  route,
  title,
  description,
});

/** On one day, the platform comes first. */
const order = ({product}: Release) => (product === 'platform' ? 1 : 0);
