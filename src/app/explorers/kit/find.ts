import type {ExplorerDefinition, Filter, Option, Searchable} from './definition';
import type {ExplorerQuery} from './query';

/**
 * Returns the entries that match every part of a query, in display order.
 *
 * @param query the words in its text must all occur, in any order
 */
export function findEntries<Entry extends Searchable, Part extends string>(
  {entries, filters, sort}: ExplorerDefinition<Entry, Part>,
  query: ExplorerQuery<Part>,
): Entry[] {
  return sort(fitting(withWords(entries, query.text), filters(query), query), query);
}

/**
 * Returns the filters for a query. If they're counted, each option has the number of entries that it would match with
 * the rest of the query.
 */
export function filtersFor<Entry extends Searchable, Part extends string>(
  {entries, filters: filtersOf, isCounted}: ExplorerDefinition<Entry, Part>,
  query: ExplorerQuery<Part>,
): Filter<Entry, Part>[] {
  const filters = filtersOf(query);
  if (!isCounted) return filters;
  const worded = withWords(entries, query.text);
  return filters.map((filter) => {
    const others = filters.filter((other) => other !== filter);
    const left = fitting(worded, others, query);
    const counted = ([value, label]: Option): Option => [
      value,
      `${label} (${left.filter((entry) => filter.fits(entry, value)).length})`,
    ];
    return {...filter, options: filter.options.map(counted)};
  });
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

function withWords<Entry extends Searchable>(entries: Entry[], typed: string): Entry[] {
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
