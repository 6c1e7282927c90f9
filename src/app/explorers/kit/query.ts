import {hasTexts} from '../../../base/storage';

/** What a reader asks of an explorer: a text and filters, by part; an empty value asks nothing. */
export type ExplorerQuery<Part extends string = string> = Record<Part | 'text', string>;

/**
 * The longest text and value that are read of an address and written into one, in characters: no entry has more words
 * than that, and a server refuses an address of several thousand.
 */
export const maxLength = 200;

/** How the queries of one explorer are written into an address. */
export interface QueryFormat<Part extends string> {
  none: ExplorerQuery<Part>;
  /** Whether a value that was stored is a query. */
  isQuery(value: unknown): value is ExplorerQuery<Part>;
  /** Reads the query part of an address; what is none of ours is left alone. */
  queryOf(search: string): ExplorerQuery<Part>;
  /** The query part of an address, beginning with "?" unless it is empty. */
  searchOf(query: ExplorerQuery<Part>): string;
  /** Whether a query asks nothing; blanks don't. */
  isEmpty(query: ExplorerQuery<Part>): boolean;
}

/**
 * Makes the format of an explorer's queries.
 *
 * @param filters the names of its filters, in the address too; the text is "q" there
 */
export function queryFormat<Part extends string>(...filters: Part[]): QueryFormat<Part> {
  const parts = [['text', 'q'], ...filters.map((filter) => [filter, filter])] as [
    Part | 'text',
    string,
  ][];
  const queryWith = (read: (name: string) => string) =>
    Object.fromEntries(parts.map(([part, name]) => [part, read(name)])) as ExplorerQuery<Part>;
  const queryOf = (search: string) => {
    const given = new URLSearchParams(search);
    return queryWith((name) => (given.get(name) ?? '').slice(0, maxLength));
  };
  const searchOf = (query: ExplorerQuery<Part>) => {
    const filled = parts.filter(([part]) => query[part] !== '');
    const values = filled.map(([part, name]) => [name, query[part].slice(0, maxLength)]);
    const text = new URLSearchParams(values).toString();
    return text && `?${text}`;
  };
  return {
    none: queryWith(() => ''),
    isQuery: (value) => hasTexts(value, ...parts.map(([part]) => part)),
    queryOf,
    searchOf,
    isEmpty: (query) => searchOf({...query, text: query.text.trim()}) === '',
  };
}
