import {expect, test} from 'vitest';
import {maxLength, queryFormat} from './query';

const {isEmpty, none, queryOf, searchOf} = queryFormat('kind');
const long = 'a'.repeat(100_000);

test('an address gives what a reader asked for, and no more of it than anybody asks', () => {
  expect(queryOf('?q=open+port&kind=host&utm=x')).toEqual({text: 'open port', kind: 'host'});
  const {text, kind} = queryOf(`?q=${long}&kind=${long}`);
  expect([text.length, kind.length]).toEqual([maxLength, maxLength]);
});

test('an address that is written stays short', () => {
  expect(searchOf({text: long, kind: ''})).toBe(`?q=${'a'.repeat(maxLength)}`);
  expect(queryOf(searchOf({text: long, kind: long}))).toEqual(queryOf(`?q=${long}&kind=${long}`));
});

test('the address holds the query, and only what is asked', () => {
  const query = {text: 'risk & score', kind: 'number'};
  expect(searchOf(query)).toBe('?q=risk+%26+score&kind=number');
  expect(queryOf(searchOf(query))).toEqual(query);
  expect(searchOf(none)).toBe('');
});

test('blanks ask nothing', () => {
  expect(isEmpty({...none, text: '  '})).toBe(true);
  expect(isEmpty({...none, kind: 'number'})).toBe(false);
});
