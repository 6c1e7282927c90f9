import {hasTexts} from '../../../base/storage';

/** An explorer's query: a text and filters, by part. Empty values are ignored. */
export type ExplorerQuery<Part extends string = string> = Record<Part | 'text', string>;

/**
 * Maximum length of a text in an address, in characters. No entry needs more, and servers reject addresses
 * with several thousand characters.
 */
export const maxLength = 200;

/** A filter can have several values. */
const longestFilter = 600;

/** Reads and writes an explorer's queries in addresses. */
export interface QueryFormat<Part extends string> {
  none: ExplorerQuery<Part>;
  /** Whether a stored value is a query. */
  isQuery(value: unknown): value is ExplorerQuery<Part>;
  /** Reads a query from the query string of an address. Ignores other parameters. */
  queryOf(search: string): ExplorerQuery<Part>;
  /** Returns the query string for an address. It begins with "?" unless it's empty. */
  searchOf(query: ExplorerQuery<Part>): string;
  /** Puts a query into the query string of an address. Parameters of other explorers stay. */
  searchIn(search: string, query: ExplorerQuery<Part>): string;
  /** Whether a query is empty. Blanks don't count. */
  isEmpty(query: ExplorerQuery<Part>): boolean;
}

/**
 * Creates the format of an explorer's queries.
 *
 * @param filters the names of its filters, which are also the parameter names; the text's parameter is "q"
 */
export const queryFormat = <Part extends string>(...filters: Part[]): QueryFormat<Part> =>
  formatOf([['text', 'q'], ...filters.map((filter) => [filter, filter] as const)]);

/** Creates the format of queries that are only a text, in an address's parameter with this name. */
export const textFormat = (parameter: string): QueryFormat<never> =>
  formatOf([['text', parameter]]);

const cut = (part: string, value: string) =>
  value.slice(0, part === 'text' ? maxLength : longestFilter);

/** @param parts each with the name of its parameter */
function formatOf<Part extends string>(
  parts: (readonly [part: Part | 'text', name: string])[],
): QueryFormat<Part> {
  const queryWith = (read: (name: string) => string) =>
    Object.fromEntries(
      parts.map(([part, name]) => [part, cut(part, read(name))]),
    ) as ExplorerQuery<Part>;
  const queryOf = (search: string) => {
    const given = new URLSearchParams(search);
    return queryWith((name) => given.get(name) ?? '');
  };
  const searchIn = (search: string, query: ExplorerQuery<Part>) => {
    const parameters = new URLSearchParams(search);
    for (const [part, name] of parts) {
      parameters.delete(name);
      if (query[part] !== '') parameters.append(name, cut(part, query[part]));
    }
    const text = parameters.toString();
    return text && `?${text}`;
  };
  const searchOf = (query: ExplorerQuery<Part>) => searchIn('', query);
  return {
    none: queryWith(() => ''),
    isQuery: (value) => hasTexts(value, ...parts.map(([part]) => part)),
    queryOf,
    searchOf,
    searchIn,
    isEmpty: (query) => searchOf({...query, text: query.text.trim()}) === '',
  };
}
