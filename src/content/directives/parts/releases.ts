import type {Paragraph, RootContent} from 'mdast';
import {grouped} from '../../../base/collections';
import {component, importOf} from '../../../base/markdown/nodes';
import {longMonth} from '../../../base/text/dates';
import {type Release, type ReleaseEntry, readReleases, yearsOf} from '../../../product/releases';
import {firstSentence} from '../../../product/releases/first-sentence';
import type {EntryKind} from '../../../product/releases/kinds';
import {byUrgency} from '../../../product/releases/kinds';
import {products} from '../../../product/releases/products';
import {tallyOf} from '../../../product/releases/tally';
import {kindChip} from '../../release-notes/kind-chip';
import {entryStyles} from '../../release-notes/mark-entries';
import {code, element, heading, join, link, paragraph, strong, text} from '../nodes';
import type {Directive} from '../part';

/**
 * `::releases`: the newest year's releases by month, newest first, with a search over the entries of all years.
 * `::releases{year="2024"}`: an earlier year's releases. Each release is folded.
 */
export const releasesPart: Directive = ({attributes: {year}}) => {
  const all = readReleases();
  const years = yearsOf(all);
  const shown = year ?? years[0] ?? '';
  const releases = all.filter(({date}) => date.startsWith(`${shown}-`));
  if (releases.length === 0) throw new Error('needs year="…", a year with releases');
  const imports = [
    importOf(entryStyles),
    importOf('@site/src/app/explorers/releases/ReleaseFold', 'ReleaseFold'),
  ];
  if (year) return [...imports, yearLinks(years, shown), ...byMonth(releases, 2)];
  const open = releases.find(({product}) => product === 'platform');
  const list = [yearLinks(years, shown), ...byMonth(releases, 3, open), earlierYears(years)];
  return [
    ...imports,
    importOf('@site/src/app/explorers/releases', 'ReleaseExplorer'),
    component('ReleaseExplorer', {}, list),
  ];
};

/**
 * Links to the lists of all years.
 *
 * @param years newest first
 */
const yearLinks = (years: string[], shown: string): Paragraph => ({
  type: 'paragraph',
  data: {hName: 'nav', hProperties: {className: ['release-years'], ariaLabel: 'Years'}},
  children: years.map((year, index) => ({
    type: 'link',
    // The newest year's list is on the page that also has the search.
    url: index === 0 ? '/docs/releases' : routeOf(year),
    data: {hProperties: year === shown ? {ariaCurrent: 'page'} : {}},
    children: [text(year)],
  })),
});

const routeOf = (year: string) => `/docs/releases/${year}`;

/** Returns "Earlier: Releases in 2024, Releases in 2023." with links. */
function earlierYears([, ...years]: string[]): RootContent {
  const links = years.map((year) => [link(routeOf(year), [text(`Releases in ${year}`)])]);
  return paragraph(text('Earlier: '), ...join(links, ', '), text('.'));
}

function byMonth(releases: Release[], depth: 2 | 3, open?: Release): RootContent[] {
  const months = grouped(releases.map((release) => [release.date.slice(0, 7), release] as const));
  return [...months].flatMap(([month, ofMonth]) => [
    heading(depth, longMonth(month)),
    ...ofMonth.map((release) => fold(release, release === open)),
  ]);
}

function fold(release: Release, isOpen: boolean): RootContent {
  const {product, version, title, headline, date, entries, route} = release;
  const isOfMonth = product === 'connector';
  const all = `All ${entries.length} entries of ${isOfMonth ? longMonth(version) : title}`;
  return component(
    'ReleaseFold',
    {
      name: isOfMonth ? products.connector.label : title,
      headline,
      date,
      tally: JSON.stringify(tallyOf(entries)),
      ...(isOpen && {open: 'true'}),
    },
    [highlights(entries), paragraph(link(route, [text(all)]))],
  );
}

/** What readers want to know before they open a release: what to do, what's going away, and what's new. */
const important: readonly EntryKind[] = ['upgrade-note', 'deprecated', 'new'];

/** Returns a release's important entries by kind, or all its entries if none is important. */
function highlights(entries: ReleaseEntry[]): RootContent {
  const hasImportant = entries.some(({kind}) => important.includes(kind));
  const shown = byUrgency.filter((kind) => !hasImportant || important.includes(kind));
  return element(
    'dl',
    shown.flatMap((kind) => {
      const ofKind = entries.filter((entry) => entry.kind === kind);
      if (ofKind.length === 0) return [];
      return [element('dt', [kindChip(kind)] as never[]), ...ofKind.map(line)];
    }),
    'release-entries',
  );
}

/** Returns an entry's number, area, and first sentence, or for a connector, its version and first sentence. */
const line = ({id, about, area, route, content}: ReleaseEntry): RootContent =>
  element('dd', [
    link(route, [about ? text(about) : code(id)]),
    text(' '),
    ...(about ? [] : [strong(`${area}.`), text(' ')]),
    ...firstSentence(content),
  ] as never[]);
