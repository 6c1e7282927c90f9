import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {ConnectorEntry} from '../../../product/connectors/entry';
import {entryOf} from '../../../product/connectors/entry';
import {readConnectorPages} from '../../../product/connectors/pages';
import {
  type DirectoryQuery,
  directoryOf,
  type Facet,
  facetAddress,
  facetWord,
  facetWords,
  format,
  toggled,
} from './directory';

const connector = (title: string, facts: Partial<ConnectorEntry>): ConnectorEntry => ({
  title,
  route: `/docs/connectors/${title}`,
  description: 'Reads records.',
  vendor: 'Acme',
  product: title,
  formerNames: [],
  category: 'Vulnerability management',
  direction: 'in',
  hosting: 'cloud',
  authentication: 'API key',
  models: ['Host', 'Vulnerability'],
  status: 'current',
  ...facts,
});

const directory = directoryOf([
  connector('Cloud Guard', {category: 'Cloud security', models: ['Cloud resource']}),
  connector('Desk', {direction: 'both', models: ['Manual ticket'], description: 'Sends tickets.'}),
  connector('Scanner', {formerNames: ['Netprobe'], vendor: 'Guardian', hosting: 'both'}),
]);

const answer = (query: Partial<DirectoryQuery>) => directory.answer({...format.none, ...query});
const found = (query: Partial<DirectoryQuery>) =>
  answer(query).groups.flatMap(({connectors}) => connectors.map(({title}) => title));

/** The counts of a facet's options by label. */
function counts(part: Facet, query: Partial<DirectoryQuery>) {
  const options = directory.facets.find((facet) => facet.part === part)?.options ?? [];
  return Object.fromEntries(
    options.map(([, label], index) => [label, answer(query).counts[part][index]]),
  );
}

test('finds a connector by its name, vendor, former name, and imported data', () => {
  expect(found({text: 'desk'})).toEqual(['Desk']);
  expect(found({text: 'acme cloud'})).toEqual(['Cloud Guard']);
  expect(found({text: 'NETPROBE'})).toEqual(['Scanner']);
  expect(found({text: 'tickets'})).toEqual(['Desk']);
  expect(found({text: 'vulnerab'})).toEqual(['Desk', 'Scanner']);
});

test('groups by category, and puts the category with the best match first', () => {
  const categories = (text: string) => answer({text}).groups.map(({category}) => category);
  expect(categories('')).toEqual(['Cloud security', 'Vulnerability management']);
  expect(categories('scanner')).toEqual(['Vulnerability management']);
  expect(categories('acme')).toEqual(['Cloud security', 'Vulnerability management']);
  expect(found({text: 'guard'})).toEqual(['Cloud Guard', 'Scanner']);
  expect(found({text: 'd'})[0]).toBe('Desk');
});

test('applies every facet', () => {
  expect(found({model: 'Host'})).toEqual(['Scanner']);
  expect(found({model: 'Host', direction: 'both'})).toEqual([]);
  expect(answer({model: 'Host', direction: 'both'}).count).toBe(0);
});

test('several values of a facet find more, and several facets find less', () => {
  const both = toggled('Cloud security', 'Vulnerability management');
  expect(found({category: both})).toEqual(['Cloud Guard', 'Desk', 'Scanner']);
  expect(found({category: both, direction: 'both'})).toEqual(['Desk']);
  expect(toggled(both, 'Cloud security')).toBe('Vulnerability management');
  expect(format.queryOf(format.searchOf({...format.none, category: both})).category).toBe(both);
});

test('a product that runs in either place is found as either', () => {
  expect(found({hosting: 'on-premises'})).toEqual(['Scanner']);
  expect(found({hosting: 'cloud'})).toEqual(['Cloud Guard', 'Desk', 'Scanner']);
});

test('an address from before, when either place was a value of its own, still works', () => {
  expect(found({hosting: 'both'})).toEqual(['Scanner']);
});

test("counts what each value of a facet leaves, without the facet's own value", () => {
  expect(counts('category', {})).toEqual({'Cloud security': 1, 'Vulnerability management': 2});
  expect(counts('category', {category: 'Cloud security', text: 'netprobe'})).toEqual({
    'Cloud security': 0,
    'Vulnerability management': 1,
  });
  expect(counts('direction', {})).toEqual({'Reads records': 2, 'Reads records, writes tickets': 1});
});

test("a facet's address has its value for the script, and an anchor for a browser without one", () => {
  expect(facetAddress('category', 'Cloud security')).toBe(
    '?category=Cloud+security#cloud-security',
  );
  expect(facetAddress('hosting', 'on-premises')).toBe('?hosting=on-premises#hosting-on-premises');
});

test("without JavaScript, the style sheet filters by every value of every connector's facets", () => {
  const sheet = readFileSync(path.join(__dirname, 'directory.module.css'), 'utf8');
  const entries = readConnectorPages().map(entryOf);
  const words = new Set(entries.flatMap((entry) => facetWords(entry).split(' ')));
  const offered = directoryOf(entries)
    .facets.filter(({part}) => part !== 'category' && part !== 'model')
    .flatMap(({part, options}) => options.map(([value]) => facetWord(part, value)));
  expect(new Set(offered)).toEqual(words);
  for (const word of words) expect(sheet).toContain(`:has([id="${word}"]:target)`);
});
