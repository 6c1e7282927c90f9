import type {ExplorerDefinition, Filter, Option, Searchable} from './definition';
import type {ExplorerQuery} from './query';

/**
 * The entries that meet every part of a query, in the order that a reader sees.
 *
 * @param query its text is words that must all occur, in any order
 */
export function findEntries<Entry extends Searchable, Part extends string>(
  {entries, filters, sort}: ExplorerDefinition<Entry, Part>,
  query: ExplorerQuery<Part>,
): Entry[] {
  return sort(fitting(withWords(entries, query.text), filters(query), query), query);
}

/** The filters for a query; where they are counted, each value with how many entries it would leave with all else. */
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

/** Those first whose name is, begins with, has a word that begins with, or has what was typed. */
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
