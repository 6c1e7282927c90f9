import {kindNames, kinds} from '../../../product/releases/kinds';
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
import {Answers, List, questions} from './Answers';

/** The filters: what is released, what kind of change, where; between which months; between which versions. */
export type ReleaseFilter = 'product' | 'kind' | 'area' | 'since' | 'until' | 'from' | 'to';

/** An entry, made ready to be searched. */
interface Entry extends ListedEntry {
  /** In lower case: everything that it says. */
  text: string;
}

/**
 * The explorer of what releases say, which compares versions, too.
 *
 * @param listed newest first
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
    sort: (found, query) => (isComparison(query) ? found.toSorted(byUrgency) : found),
    draw: (shown, query) =>
      isComparison(query) ? <Answers entries={shown} /> : <List entries={shown} />,
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

/** The versions that come after the first of two, up to the second; what is left open is the oldest or the newest. */
function versionFilters(
  entries: Entry[],
  {product}: ExplorerQuery<ReleaseFilter>,
): Filter<Entry, ReleaseFilter>[] {
  const compared = product === 'agent' || product === 'connect' ? product : 'platform';
  const ofProduct = entries.filter((entry) => entry.product === compared);
  const options = optionsOf(ofProduct.map(({version}) => version));
  // Newest first. A version that there isn't is older than all.
  const versions = options.map(([version]) => version);
  const age = (version: string) => versions.indexOf(version) + 1 || Infinity;
  const {label} = products[compared];
  return [
    {
      part: 'from',
      label: `From ${label} version`,
      options,
      fits: (entry, from) => entry.product === compared && age(entry.version) < age(from),
    },
    {
      part: 'to',
      label: `To ${label} version`,
      options,
      fits: (entry, to) => entry.product === compared && age(entry.version) >= age(to),
    },
  ];
}

/** Whether the question is what changed between two versions. */
const isComparison = ({from, to}: ExplorerQuery<ReleaseFilter>) => from !== '' || to !== '';

const urgency = Object.keys(questions);

/** What is more urgent comes first, and within a kind what is older. */
const byUrgency = (a: Entry, b: Entry) =>
  urgency.indexOf(a.kind) - urgency.indexOf(b.kind) || a.date.localeCompare(b.date);
