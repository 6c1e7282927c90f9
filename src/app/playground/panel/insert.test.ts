import {expect, it} from 'vitest';
import type {SchemaEntry} from '../../../bql/schema/browse';
import {insertionOf} from './insert';

const score: SchemaEntry = {
  label: 'riskScore',
  kind: 'attribute',
  models: ['Host'],
  relatives: ['Asset', 'Host', 'Device'],
  insert: 'riskScore',
};
const host: SchemaEntry = {label: 'Host', kind: 'model', insert: 'Host'};

it.each([
  ['', 'Host'],
  ['FIND ', 'Host'],
  ['FIND', ' Host'],
])('separates a model from what comes before: %j', (before, text) => {
  expect(insertionOf(host, before, before)).toBe(text);
});

it("writes an attribute with its model's alias, unless it's there already", () => {
  const query = 'FIND Host AS h WHERE ';
  expect(insertionOf(score, query, query)).toBe('h.riskScore');
  expect(insertionOf(score, `${query}h.`, `${query}h.`)).toBe('riskScore');
  expect(insertionOf(score, 'FIND Host WHERE ', 'FIND Host WHERE ')).toBe('riskScore');
  expect(insertionOf(score, 'FIND Team AS t WHERE (', 'FIND Team AS t WHERE (')).toBe('riskScore');
});

it('finds the alias of any model that has the attribute, the one it was listed for first', () => {
  const aliasIn = (query: string, models: string[]) =>
    insertionOf({...score, models}, query, query);
  expect(aliasIn('FIND Host AS h WHERE ', ['Asset'])).toBe('h.riskScore');
  expect(aliasIn('FIND Host | Device AS d WHERE ', ['Device'])).toBe('d.riskScore');
  const both = 'FIND Device AS d THAT HAS Host AS h WHERE ';
  expect(aliasIn(both, ['Host'])).toBe('h.riskScore');
  expect(aliasIn(both, ['Device'])).toBe('d.riskScore');
});

it('writes a value as it is', () => {
  const query = 'FIND Host AS h WHERE h.riskRating =';
  const value: SchemaEntry = {label: 'Critical', kind: 'value', insert: '"Critical"'};
  expect(insertionOf(value, query, query)).toBe(' "Critical"');
});
