import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {fillIn, product} from '../../src/product';

export const kinds = ['title', 'phrase', 'identifier', 'prefix', 'synonym', 'question'] as const;
export type Kind = (typeof kinds)[number];

/** What a reader types, and the pages that answer. */
export interface Query {
  query: string;
  kind: Kind;
  /** Routes, or routes with an anchor; any of them is right. */
  expect: string[];
  /** Never tuned on: says whether what was tuned on the others is good in general. */
  heldOut?: boolean;
}

const file = path.join(__dirname, 'queries.yaml');

/**
 * Reads `queries.yaml`, the product's name filled in.
 *
 * @param routes every page of the site that is measured
 * @throws {Error} with a line for each query that is malformed, doubled, too long or expects a page that is not there
 */
export function loadQueries(routes: Iterable<string>): Query[] {
  const queries: Query[] = parse(fillIn(readFileSync(file, 'utf8'), product));
  const pages = new Set(routes);
  const seen = new Set<string>();
  const faults = queries.flatMap((entry) => {
    const found = faultsOf(entry, pages);
    if (seen.has(entry.query)) found.push('stands twice');
    seen.add(entry.query);
    return found.map((fault) => `  ${JSON.stringify(entry.query)}: ${fault}`);
  });
  if (faults.length > 0) throw new Error(`bench/search/queries.yaml:\n${faults.join('\n')}`);
  return queries;
}

function faultsOf({query, kind, expect, heldOut = false}: Query, pages: Set<string>): string[] {
  const faults: string[] = [];
  if (typeof query !== 'string' || query.length === 0 || query.length > 64) {
    faults.push('must be text of 1 to 64 characters: quote it if YAML reads something else');
  }
  if (typeof heldOut !== 'boolean') faults.push('heldOut must be true, or left out');
  if (!kinds.includes(kind)) faults.push(`kind must be one of ${kinds.join(', ')}`);
  if (!Array.isArray(expect) || expect.length === 0) return [...faults, 'expects no page'];
  for (const route of expect) {
    const [page = ''] = String(route).split('#');
    if (!pages.has(page)) faults.push(`no page ${page} in the build`);
  }
  return faults;
}
