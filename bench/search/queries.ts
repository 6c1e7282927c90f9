import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {fillIn, product} from '../../src/product/facts';

export const kinds = [
  'title',
  'phrase',
  'identifier',
  'prefix',
  'synonym',
  'question',
  'task',
  'keyword',
  'error',
  'typo',
  'long',
] as const;
export type Kind = (typeof kinds)[number];

/** What a reader types, and the pages that answer. */
export interface Query {
  query: string;
  kind: Kind;
  /** Routes, or routes with an anchor; any of them is right. */
  expect: string[];
  /** Written by someone who had seen neither search nor other queries, and never looked at: what readers get. */
  heldOut?: boolean;
}

const file = path.join(__dirname, 'queries.yaml');

/**
 * Reads `queries.yaml`, with the product's name filled in.
 *
 * @throws {Error} with a line for each query that's malformed, duplicated, or too long
 */
export function readQueries(): Query[] {
  const queries: Query[] = parse(fillIn(readFileSync(file, 'utf8'), product));
  const seen = new Set<string>();
  refuse(queries, (entry) => {
    const isDouble = seen.has(entry.query);
    seen.add(entry.query);
    return [...faultsOf(entry), ...(isDouble ? ['stands twice'] : [])];
  });
  return queries;
}

/**
 * Does the same for a site that has a page for every answer.
 *
 * @param routes every page of the measured site
 * @throws {Error} in the same cases, and for each query that expects a missing page
 */
export function loadQueries(routes: Iterable<string>): Query[] {
  const queries = readQueries();
  const pages = new Set(routes);
  refuse(queries, ({expect}) =>
    expect
      .map((route) => route.split('#')[0] ?? '')
      .filter((page) => !pages.has(page))
      .map((page) => `no page ${page} in the build`),
  );
  return queries;
}

function refuse(queries: Query[], faultsIn: (query: Query) => string[]) {
  const faults = queries.flatMap((entry) =>
    faultsIn(entry).map((fault) => `  ${JSON.stringify(entry.query)}: ${fault}`),
  );
  if (faults.length > 0) throw new Error(`bench/search/queries.yaml:\n${faults.join('\n')}`);
}

function faultsOf({query, kind, expect, heldOut = false}: Query): string[] {
  const faults: string[] = [];
  if (typeof query !== 'string' || query.length === 0 || query.length > 512) {
    faults.push('must be text of 1 to 512 characters: quote it if YAML reads something else');
  }
  if (typeof heldOut !== 'boolean') faults.push('heldOut must be true, or left out');
  if (!kinds.includes(kind)) faults.push(`kind must be one of ${kinds.join(', ')}`);
  if (!Array.isArray(expect) || expect.length === 0) faults.push('expects no page');
  return faults;
}
