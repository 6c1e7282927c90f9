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
  ['', 'FIND Host'],
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

const rated: SchemaEntry = {...score, label: 'riskRating', insert: 'riskRating'};
const critical: SchemaEntry = {
  label: 'Critical',
  kind: 'value',
  insert: '"Critical"',
  attribute: rated,
};

it.each([
  ['FIND Host AS h', ' WHERE h.riskScore'],
  ['FIND Host AS h WHERE h.os = "a"', ' AND h.riskScore'],
  ['FIND Host AS h WHERE h.riskScore > 7\n', 'AND h.riskScore'],
  ['FIND Host AS h WHERE h.os = "a" OR', ' h.riskScore'],
  ['FIND Host AS h RETURN h.name', ', h.riskScore'],
  ['FIND Host AS h RETURN', ' h.riskScore'],
  ['FIND Host AS h THAT HAS Finding AS f WHERE f.severity = "High" ORDER BY', ' h.riskScore'],
])('puts an attribute after the word that must come before it: %j', (before, text) => {
  expect(insertionOf(score, before, before)).toBe(text);
});

it.each([
  ['FIND Host AS h', ' WHERE h.riskRating = "Critical"'],
  ['FIND Host AS h WHERE h.riskScore > 7', ' AND h.riskRating = "Critical"'],
  ['FIND Host AS h WHERE h.riskRating', ' = "Critical"'],
  ['FIND Host AS h WHERE h.riskRating IN [', '"Critical"'],
  ['FIND Host AS h WHERE h.riskRating IN ["High",', ' "Critical"'],
])('writes a value as a whole condition where one is missing: %j', (before, text) => {
  expect(insertionOf(critical, before, before)).toBe(text);
});

it('writes a value as it is after an operator', () => {
  const query = 'FIND Host AS h WHERE h.riskRating =';
  const value: SchemaEntry = {label: 'Critical', kind: 'value', insert: '"Critical"'};
  expect(insertionOf(value, query, query)).toBe(' "Critical"');
});
