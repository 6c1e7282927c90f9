import {expect, it} from 'vitest';
import type {SchemaEntry} from '../../../bql/schema/browse';
import {insertionOf} from './insert';

const score: SchemaEntry = {
  label: 'riskScore',
  kind: 'attribute',
  model: 'Host',
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
