/** What a reader asks of the explorer; empty texts ask nothing. */
export interface Query {
  text: string;
  /** A key of `attributeTypes`. */
  type: string;
  /** A key of `families.yaml`. */
  family: string;
  verb: string;
  /** A value that a choice can hold. */
  value: string;
}

export const noQuery: Query = {text: '', type: '', family: '', verb: '', value: ''};

/** As the address bar calls each part. */
const parameters: Record<keyof Query, string> = {
  text: 'q',
  type: 'type',
  family: 'family',
  verb: 'verb',
  value: 'value',
};

const parts = Object.entries(parameters) as [keyof Query, string][];

/** Reads the query part of an address; what is none of ours is left alone. */
export function queryOf(search: string): Query {
  const given = new URLSearchParams(search);
  return Object.fromEntries(parts.map(([part, name]) => [part, given.get(name) ?? ''])) as never;
}

/** The query part of an address, beginning with "?" unless it is empty. */
export function searchOf(query: Query): string {
  const filled = parts.filter(([part]) => query[part] !== '');
  const text = new URLSearchParams(filled.map(([part, name]) => [name, query[part]])).toString();
  return text && `?${text}`;
}

export const isEmpty = (query: Query) => searchOf({...query, text: query.text.trim()}) === '';
