import type {ExplorerDefinition, Filter, Searchable} from './definition';
import type {ExplorerQuery} from './query';

/** The parts of a definition that decide what a query finds. */
type Searched<Entry extends Searchable, Part extends string> = Pick<
  ExplorerDefinition<Entry, Part>,
  'entries' | 'filters' | 'sort'
>;

/**
 * Returns the entries that match every part of a query, in display order.
 *
 * @param query the words in its text must all occur, in any order
 */
export function findEntries<Entry extends Searchable, Part extends string>(
  {entries, filters, sort}: Searched<Entry, Part>,
  query: ExplorerQuery<Part>,
): Entry[] {
  return sort(fitting(withWords(entries, query.text), filters(query), query), query);
}

/**
 * Returns the number of entries that each option would match with the rest of the query.
 *
 * @param query a filter's own value doesn't limit the counts of its options
 * @returns a function that returns the numbers of a filter's options, in their order
 */
export function optionCounts<Entry extends Searchable, Part extends string>(
  {entries, filters}: Searched<Entry, Part>,
  query: ExplorerQuery<Part>,
): (filter: Filter<Entry, Part>) => number[] {
  const worded = withWords(entries, query.text);
  return (filter) => {
    const others = filters(query).filter(({part}) => part !== filter.part);
    const left = fitting(worded, others, query);
    return filter.options.map(
      ([value]) => left.filter((entry) => filter.fits(entry, value)).length,
    );
  };
}

/**
 * Sorts entries by how their name matches: it equals the text, begins with it, has a word that begins with it, or
 * contains it.
 */
export function byName<Entry extends {name: string}>(
  found: Entry[],
  {text}: {text: string},
): Entry[] {
  const typed = normal(text);
  return found
    .map((entry) => ({entry, rank: rankOf(entry.name.toLowerCase(), typed)}))
    .sort((a, b) => a.rank - b.rank)
    .map(({entry}) => entry);
}

const normal = (text: string) => text.trim().toLowerCase();

/** Returns the entries whose text contains every word of a text that a reader typed, in any order. */
export function withWords<Entry extends Searchable>(entries: Entry[], typed: string): Entry[] {
  const words = normal(typed).split(/\s+/);
  return entries.filter(({text}) => words.every((word) => text.includes(word)));
}

const fitting = <Entry, Part extends string>(
  entries: Entry[],
  filters: Filter<Entry, Part>[],
  query: ExplorerQuery<Part>,
) =>
  entries.filter((entry) =>
    filters.every(({part, fits}) => query[part] === '' || fits(entry, query[part])),
  );

function rankOf(name: string, typed: string): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(` ${typed}`)) return 2;
  return name.includes(typed) ? 3 : 4;
}
