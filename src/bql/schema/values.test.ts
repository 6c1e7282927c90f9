import {expect, it} from 'vitest';
import {udm} from '../../product/udm';
import type {Graph, GraphRecord} from '../graph';
import {valuesOf} from './values';

const hosts: GraphRecord[] = [
  {tags: ['pci', 'windows'], riskRating: 'High', internetFacing: true, riskScore: 7.5},
  {tags: ['pci'], riskRating: 'High', internetFacing: false, lastSeen: '2025-12-01T10:00:00Z'},
  {tags: [], riskRating: 'Low', riskScore: 0},
].map((host, at) => ({id: `h${at}`, typeName: 'Host', name: `web-${at}`, ...host}));
const graph: Graph = {
  now: new Date('2025-12-15T12:00:00Z'),
  recordsOf: (typeName) => (typeName === 'Host' ? hosts : []),
  find: () => undefined,
};
const values = (attribute: string, models = ['Host']) => valuesOf(models, attribute, {udm, graph});
const listed = (attribute: string, models?: string[]) =>
  values(attribute, models)?.values.map(({insert, detail}) => `${insert} ${detail}`);

it('counts the records with a value and with each value, the most common first', () => {
  expect(values('tags')).toMatchObject({records: 3, filled: 2, others: 0});
  expect(listed('tags')).toEqual(['"pci" 2', '"windows" 1']);
  expect(listed('internetFacing')).toEqual(['true 1', 'false 1']);
  expect(listed('riskRating', ['Asset'])?.slice(0, 2)).toEqual(['"High" 2', '"Low" 1']);
});

it('lists choices that no record has, too', () => {
  expect(listed('riskRating')).toContain('"Critical" 0');
});

it('has the range of numbers and dates instead', () => {
  expect(values('riskScore')).toMatchObject({filled: 2, values: [], range: ['0', '7.5']});
  expect(values('lastSeen')?.range).toEqual(['2025-12-01', '2025-12-01']);
});

it('knows nothing about an attribute that the models lack', () => {
  expect(values('zebra')).toBeUndefined();
  expect(values('name', ['Zebra'])).toBeUndefined();
});
