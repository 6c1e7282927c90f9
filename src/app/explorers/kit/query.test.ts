import {expect, test} from 'vitest';
import {maxLength, queryFormat, textFormat} from './query';

const {isEmpty, none, queryOf, searchOf} = queryFormat('kind');
const long = 'a'.repeat(100_000);

test('reads a query from an address, up to the maximum length', () => {
  expect(queryOf('?q=open+port&kind=host&utm=x')).toEqual({text: 'open port', kind: 'host'});
  const {text, kind} = queryOf(`?q=${long}&kind=${long}`);
  expect(text).toHaveLength(maxLength);
  expect(kind.length).toBeLessThan(1000);
});

test('keeps addresses short', () => {
  expect(searchOf({text: long, kind: ''})).toBe(`?q=${'a'.repeat(maxLength)}`);
  expect(queryOf(searchOf({text: long, kind: long}))).toEqual(queryOf(`?q=${long}&kind=${long}`));
});

test('writes only the nonempty parts of a query into the address', () => {
  const query = {text: 'risk & score', kind: 'number'};
  expect(searchOf(query)).toBe('?q=risk+%26+score&kind=number');
  expect(queryOf(searchOf(query))).toEqual(query);
  expect(searchOf(none)).toBe('');
});

test('treats blanks as an empty query', () => {
  expect(isEmpty({...none, text: '  '})).toBe(true);
  expect(isEmpty({...none, kind: 'number'})).toBe(false);
});

test("two searches on a page keep each other's text in the address", () => {
  const attributes = textFormat('attribute');
  const search = textFormat('connector').searchIn('?attribute=riskOwner', {text: 'wiz'});
  expect(search).toBe('?attribute=riskOwner&connector=wiz');
  expect(attributes.queryOf(search)).toEqual({text: 'riskOwner'});
  expect(attributes.searchIn(search, attributes.none)).toBe('?connector=wiz');
});
