import {expect, it} from 'vitest';
import {likeTest, regexTest} from './patterns';

it.each([
  ['web-*', 'web-01', true],
  ['web-*', 'a web-01', false],
  ['*-01', 'web-01', true],
  ['w*b*1', 'web-01', true],
  ['*', '', true],
  ['web', 'web', true],
  ['web', 'web-01', false],
  ['a*a', 'a', false],
  ['ab*ba', 'aba', false],
  ['*ab*ab*', 'abab', true],
  ['*a.b*', 'a+b', false],
  ['a*', 'a\nb', true],
])('LIKE %j on %j: %s', (pattern, text, expected) => {
  expect(likeTest(pattern)(text)).toBe(expected);
});

it.each([
  ['web', 'web-01', false],
  ['a|ab', 'ab', true],
  ['^web-\\d{2}$', 'web-01', true],
  ['(?i)WEB.*', 'web-01', true],
  ['(?i)straße', 'STRASSE', false],
  ['\\p{L}+', 'Müller', true],
  ['a.b', 'a\nb', false],
  ['(?s)a.b', 'a\nb', true],
])('=~ %j on %j: %s', (pattern, text, expected) => {
  expect(regexTest(pattern)(text)).toBe(expected);
});

it('stays fast with a pattern that would make backtracking run away', () => {
  const text = `${'a'.repeat(5_000)}b`;
  expect(regexTest('(a+)+')(text)).toBe(false);
  expect(likeTest('*a'.repeat(100))(text)).toBe(false);
});
