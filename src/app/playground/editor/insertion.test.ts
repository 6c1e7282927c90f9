import {expect, it} from 'vitest';
import {insertionOf} from './insertion';

it('adds a space if the query must continue', () => {
  expect(insertionOf({label: 'FIND', kind: 'keyword'}, '')).toBe('FIND ');
  expect(insertionOf({label: 'HAS', kind: 'verb'}, '')).toBe('HAS ');
  expect(insertionOf({label: 'ORDER BY', kind: 'keyword', insert: 'BY'}, '')).toBe('BY ');
});

it('adds no space if there is one, or if the query can end', () => {
  expect(insertionOf({label: 'WHERE', kind: 'keyword'}, ' riskScore > 5')).toBe('WHERE');
  expect(insertionOf({label: 'WHERE', kind: 'keyword'}, '\nLIMIT 5')).toBe('WHERE');
  expect(insertionOf({label: 'Host', kind: 'model'}, '')).toBe('Host');
  expect(insertionOf({label: '"High"', kind: 'value'}, '')).toBe('"High"');
});
