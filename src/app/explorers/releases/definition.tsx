import {
  between,
  comparedProductOf,
  nameOf as nameOfRelease,
} from '../../../product/releases/comparison';
import {byUrgency, kindNames, kinds} from '../../../product/releases/kinds';
import type {ListedEntry} from '../../../product/releases/listing';
import {productNames, products} from '../../../product/releases/products';
import {
  byLabel,
  type ExplorerDefinition,
  type Filter,
  type Option,
  optionsOf,
} from '../kit/definition';
import type {ExplorerQuery} from '../kit/query';
import {toolOf} from '../kit/tool';
import {Answers, List, type UpgradeSteps} from './Answers';

/** The filters: product, kind of change, area, range of months, and range of versions. */
export type ReleaseFilter = 'product' | 'kind' | 'area' | 'since' | 'until' | 'from' | 'to';

/** A searchable entry. */
interface Entry extends ListedEntry {
  /** The searchable text, in lowercase. */
  text: string;
}

/**
 * Creates the release explorer, which also compares versions.
 *
 * @param listed entries, newest first
 */
export function definitionOf(listed: ListedEntry[]): ExplorerDefinition<Entry, ReleaseFilter> {
  const entries = listed.map(entryOf);
  const kindOptions = kindNames
    .filter((name) => entries.some(({kind}) => kind === name))
    .map((name): Option => [name, kinds[name].label]);
  const months = optionsOf(entries.map(monthOf)).map(([month]): Option => [month, nameOf(month)]);
  return {
    entries,
    names: ['entry', 'entries'],
    filters: (query) => [
      {
        part: 'product',
        label: 'Product',
        options: productNames.map((name) => [name, products[name].label]),
        fits: ({product}, value) => product === value,
        isSetElsewhere: isComparison(query),
      },
      {
        part: 'kind',
        label: 'Kind',
        options: kindOptions,
        fits: ({kind}, value) => kind === value,
      },
      {
        part: 'area',
        label: 'Area',
        options: optionsOf(areasOf(entries, query.product)).sort(byLabel),
        fits: ({area}, value) => area === value,
      },
      {
        part: 'since',
        label: 'From month',
        options: months,
        fits: (entry, month) => monthOf(entry) >= month,
      },
      {
        part: 'until',
        label: 'To month',
        options: months,
        fits: (entry, month) => monthOf(entry) <= month,
      },
      ...versionFilters(entries, query),
    ],
    sort: (found, query) => (isComparison(query) ? found.toSorted(mostUrgentFirst) : found),
    draw: (shown, query) =>
      isComparison(query) ? (
        <Answers entries={shown} steps={stepsIn(entries, query)} />
      ) : (
        <List entries={shown} />
      ),
  };
}

export default toolOf(definitionOf);

function entryOf(entry: ListedEntry): Entry {
  const said = entry.content.map((piece) => (typeof piece === 'string' ? piece : piece[1]));
  const text = [entry.id, entry.area, entry.about, said.join('')].join('\n').toLowerCase();
  return {...entry, text};
}

const monthOf = ({date}: Entry) => date.slice(0, 7);

const nameOf = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const areasOf = (entries: Entry[], product: string) =>
  entries.filter((entry) => !product || entry.product === product).map(({area}) => area);

/**
 * Returns the filters for a range of versions: after `from`, up to and including `to`. An empty bound doesn't limit the
 * range. The comparison above the search sets them.
 */
function versionFilters(
  entries: Entry[],
  query: ExplorerQuery<ReleaseFilter>,
): Filter<Entry, ReleaseFilter>[] {
  const compared = comparedProductOf(query.product);
  const versions = versionsOf(entries, compared);
  const options = optionsOf(versions);
  // Newest first. An unknown version counts as older than all others.
  const age = (version: string) => versions.indexOf(version) + 1 || Infinity;
  return [
    {
      part: 'from',
      label: 'From version',
      options,
      fits: (entry, from) => entry.product === compared && age(entry.version) < age(from),
      isSetElsewhere: true,
    },
    {
      part: 'to',
      label: 'To version',
      options,
      fits: (entry, to) => entry.product === compared && age(entry.version) >= age(to),
      isSetElsewhere: true,
    },
  ];
}

/** Returns a product's versions, newest first. */
const versionsOf = (entries: Entry[], compared: string) => [
  ...new Set(entries.filter(({product}) => product === compared).map(({version}) => version)),
];

/**
 * Returns the upgrade steps of the agent's or Connect's releases in a comparison, oldest first. They aren't entries, so
 * a query for words or for another kind leaves them out.
 */
function stepsIn(entries: Entry[], query: ExplorerQuery<ReleaseFilter>): UpgradeSteps[] {
  const compared = comparedProductOf(query.product);
  const isAsked = !query.text.trim() && ['', 'upgrade-note'].includes(query.kind);
  if (compared === 'platform' || !isAsked) return [];
  return between(versionsOf(entries, compared), query.from, query.to)
    .toReversed()
    .map((version) => ({
      release: nameOfRelease(compared, version),
      route: `/docs/releases/${compared}/${version}#upgrade-steps`,
    }));
}

/** Whether the query compares two versions. */
const isComparison = ({from, to}: ExplorerQuery<ReleaseFilter>) => from !== '' || to !== '';

/** Sorts by urgency, then from oldest to newest. */
const mostUrgentFirst = (a: Entry, b: Entry) =>
  byUrgency.indexOf(a.kind) - byUrgency.indexOf(b.kind) || a.date.localeCompare(b.date);
