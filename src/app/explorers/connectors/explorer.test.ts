import {expect, test, vi} from 'vitest';
import type {ConnectorEntry} from '../../../product/connectors/entry';
import {filtersFor, findEntries} from '../kit/find';
import type {ExplorerQuery} from '../kit/query';
import {type ConnectorFilter, definitionOf} from './definition';
import {initialsOf} from './initials';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));

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

const definition = definitionOf([
  connector('Cloud Guard', {category: 'Cloud security', models: ['Cloud resource']}),
  connector('Desk', {direction: 'both', models: ['Manual ticket'], description: 'Sends tickets.'}),
  connector('Scanner', {formerNames: ['Netprobe'], vendor: 'Guardian'}),
]);
const none = {
  text: '',
  category: '',
  model: '',
  direction: '',
  authentication: '',
  hosting: '',
  status: '',
};
const found = (query: Partial<ExplorerQuery<ConnectorFilter>>) =>
  findEntries(definition, {...none, ...query}).map(({name}) => name);

test('finds a connector by its name, vendor, former name, and imported data', () => {
  expect(found({text: 'desk'})).toEqual(['Desk']);
  expect(found({text: 'acme cloud'})).toEqual(['Cloud Guard']);
  expect(found({text: 'NETPROBE'})).toEqual(['Scanner']);
  expect(found({text: 'tickets'})).toEqual(['Desk']);
  expect(found({text: 'vulnerab'})).toEqual(['Desk', 'Scanner']);
});

test('lists matches in the name before matches in the vendor', () => {
  expect(found({text: 'guard'})).toEqual(['Cloud Guard', 'Scanner']);
});

test('applies every filter', () => {
  expect(found({model: 'Host'})).toEqual(['Scanner']);
  expect(found({model: 'Host', direction: 'both'})).toEqual([]);
});

test('counts the results for each value of a filter, with the rest of the query applied', () => {
  const options = (part: string, query: Partial<ExplorerQuery<ConnectorFilter>>) =>
    filtersFor(definition, {...none, ...query})
      .find((filter) => filter.part === part)
      ?.options.map(([, label]) => label);
  expect(options('category', {})).toEqual(['Cloud security (1)', 'Vulnerability management (2)']);
  expect(options('category', {category: 'Cloud security', text: 'netprobe'})).toEqual([
    'Cloud security (0)',
    'Vulnerability management (1)',
  ]);
  expect(options('direction', {})).toEqual([
    'Reads records (2)',
    'Reads records, writes tickets (1)',
  ]);
});

test('uses initials as a logo', () => {
  expect(initialsOf('Tenable Vulnerability Management')).toBe('TV');
  expect(initialsOf('ServiceNow')).toBe('SE');
});
