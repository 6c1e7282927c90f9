import {type Searchable, withWords} from '../../../base/text/find-by-words';
import type {ExplorerDefinition, Filter} from './definition';
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

const fitting = <Entry, Part extends string>(
  entries: Entry[],
  filters: Filter<Entry, Part>[],
  query: ExplorerQuery<Part>,
) =>
  entries.filter((entry) =>
    filters.every(({part, fits}) => query[part] === '' || fits(entry, query[part])),
  );
