import {byName} from '../../../base/text/find-by-words';
import {
  type ConnectorCategory,
  categoryNames,
  categorySlug,
} from '../../../product/connectors/categories';
import {type ConnectorEntry, wordsOf} from '../../../product/connectors/entry';
import {directionLabels, hostingLabels, statusLabels} from '../../../product/connectors/labels';
import {byLabel, type Filter, type Option, optionsOf} from '../kit/definition';
import {findEntries, optionCounts} from '../kit/find';
import {type ExplorerQuery, queryFormat} from '../kit/query';

/** The facets, each for one property of a connector. */
export type Facet = 'category' | 'direction' | 'hosting' | 'authentication' | 'status' | 'model';

/** A reader's question: words, and values for some of the facets. */
export type DirectoryQuery = ExplorerQuery<Facet>;

/** A facet's values, which a question separates with commas. No value contains one. */
export const valuesIn = (values: string) => values.split(',').filter(Boolean);

/** Returns a facet's values with or without one of them. */
export const toggled = (values: string, value: string) =>
  (valuesIn(values).includes(value)
    ? valuesIn(values).filter((each) => each !== value)
    : [...valuesIn(values), value]
  ).join(',');

/** Reads and writes questions in addresses. */
export const format = queryFormat<Facet>(
  'category',
  'model',
  'direction',
  'authentication',
  'hosting',
  'status',
);

/** A connector with its searchable text, in lowercase. */
interface Entry {
  connector: ConnectorEntry;
  name: string;
  text: string;
}

/** The connectors of a category that match, the best matches first. */
export interface Group {
  category: ConnectorCategory;
  connectors: ConnectorEntry[];
}

/** What a question finds. */
export interface Answer {
  groups: Group[];
  count: number;
  /** For each facet, how many connectors each of its options would leave. */
  counts: Record<Facet, number[]>;
}

export interface Directory {
  total: number;
  facets: Filter<Entry, Facet>[];
  answer(query: DirectoryQuery): Answer;
}

/** Prepares connectors for questions. */
export function directoryOf(connectors: ConnectorEntry[]): Directory {
  const facets = facetsOf(connectors);
  const definition = {entries: connectors.map(entryFor), filters: () => facets, sort: byName};
  return {
    total: connectors.length,
    facets,
    answer(query) {
      const found = findEntries(definition, query).map(({connector}) => connector);
      const countsOf = optionCounts(definition, query);
      return {
        groups: groupsOf(found, query),
        count: found.length,
        counts: Object.fromEntries(
          facets.map((facet) => [facet.part, countsOf(facet)]),
        ) as Answer['counts'],
      };
    },
  };
}

/** Returns the word for a facet's value in element IDs and in the `data-facets` of rows: "hosting-on-premises". */
export const facetWord = (part: Facet, value: string) =>
  `${part}-${value.toLowerCase().replace(/[^a-z\d]+/g, '-')}`;

/** Returns the words of the facets that a connector matches. The style sheet filters by them without JavaScript. */
export const facetWords = ({direction, hosting, authentication, status}: ConnectorEntry) =>
  [
    facetWord('direction', direction),
    ...placesOf(hosting).map((place) => facetWord('hosting', place)),
    facetWord('authentication', authentication),
    facetWord('status', status),
  ].join(' ');

/** Returns the address of the directory with only this value. Without JavaScript, its hash filters by the value. */
export const facetAddress = (part: Facet, value: string) =>
  `${format.searchOf({...format.none, [part]: value})}#${anchorOf(part, value)}`;

const anchorOf = (part: Facet, value: string) =>
  part === 'category' ? categorySlug(value as ConnectorCategory) : facetWord(part, value);

/** A product that runs in either place is in both. */
const placesOf = (hosting: ConnectorEntry['hosting']): ConnectorEntry['hosting'][] =>
  hosting === 'both' ? ['cloud', 'on-premises'] : [hosting];

function facetsOf(connectors: ConnectorEntry[]): Filter<Entry, Facet>[] {
  const facet = (
    part: Facet,
    label: string,
    options: Option[],
    valuesOf: (connector: ConnectorEntry) => string[],
  ): Filter<Entry, Facet> => ({
    part,
    label,
    options,
    fits: ({connector}, values) =>
      valuesIn(values).some((value) => valuesOf(connector).includes(value)),
  });
  const all = (
    valuesOf: (connector: ConnectorEntry) => string[],
    labels?: Record<string, string>,
  ) => optionsOf(connectors.flatMap(valuesOf), labels).sort(byLabel);
  const {both: _, ...places} = hostingLabels;
  return [
    facet(
      'category',
      'Category',
      all(({category}) => [category]),
      ({category}) => [category],
    ),
    facet('direction', 'Direction', Object.entries(directionLabels), ({direction}) => [direction]),
    facet('hosting', 'Hosting', Object.entries(places), ({hosting}) => [
      hosting,
      ...placesOf(hosting),
    ]),
    facet(
      'authentication',
      'Authentication',
      all(({authentication}) => [authentication]),
      ({authentication}) => [authentication],
    ),
    facet('status', 'Status', Object.entries(statusLabels), ({status}) => [status]),
    facet(
      'model',
      'Fills',
      all(({models}) => models),
      ({models}) => models,
    ),
  ];
}

function entryFor(connector: ConnectorEntry): Entry {
  return {connector, name: connector.title, text: wordsOf(connector)};
}

/** Groups by category, in the directory's order. If there are words, the group with the best match comes first. */
function groupsOf(found: ConnectorEntry[], {text}: DirectoryQuery): Group[] {
  const order = text.trim()
    ? [...new Set(found.map(({category}) => category))]
    : categoryNames.filter((name) => found.some(({category}) => category === name));
  return order.map((name) => ({
    category: name,
    connectors: found.filter(({category}) => category === name),
  }));
}
