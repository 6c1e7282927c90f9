import {expect, it} from 'vitest';
import {checkPattern} from './check-pattern';

/** The message about a pattern, as the parser gives it to the checker: backslashes single. */
const wrong = (value: string) =>
  checkPattern({kind: 'literal', start: 0, end: 0, value}, 'name').map(({message}) => message);

it.each([
  '^web-\\d{2}$',
  '(?i)(?:web|db)[-_.]?\\w+',
  '[[:alpha:]]+',
  '[&]',
  '[]&]+',
  'a&&b',
  '[^\\]&]\\[',
  '\\Q[a&&b[\\E',
  '\\\\0 \\{,3} \\(\\?U\\)',
  '[{,3}]',
])('%s is a pattern', (pattern) => {
  expect(wrong(pattern)).toEqual([]);
});

it.each([
  [
    '^(?!test).*',
    'Lookahead, (?!…), could run away on a long text, so BQL has none. Write name NOT STARTS WITH "test".',
  ],
  [
    '.*(?!a|b)c',
    'Lookahead, (?!…), could run away on a long text, so BQL has none. Write NOT name =~ "…", with the pattern of what to leave out.',
  ],
  [
    '(?<!a)b',
    'Lookbehind, (?<!…), could run away on a long text, so BQL has none. Write NOT name =~ "…", with the pattern of what to leave out.',
  ],
  [
    '(?=.*a).*b',
    'Lookahead, (?=…), could run away on a long text, so BQL has none. Test each part with =~ of its own, joined with AND.',
  ],
  [
    '(?<=a)b',
    'Lookbehind, (?<=…), could run away on a long text, so BQL has none. Test each part with =~ of its own, joined with AND.',
  ],
  [
    '(a)\\1',
    'A backreference, \\\\1, could run away on a long text, so BQL has none. Write what it stands for once more.',
  ],
  ['a*+', '*+ is possessive, which is not needed: no pattern of BQL can run away. Write *.'],
  ['(?>a)', 'An atomic group, (?>…), is not needed: no pattern of BQL can run away. Write (?:…).'],
  [
    '[a-z&&[^b]]',
    'Patterns have no && in brackets. Write the signs that remain, or join two conditions with AND.',
  ],
  [
    '[a[bc]]',
    'Brackets cannot stand in brackets. Write all signs in one pair, and [ itself as \\\\[.',
  ],
  ['(a', 'A ( is never closed. Write ) where the group ends, or \\\\( for the sign itself.'],
  ['a)', 'A ) closes nothing. Leave it out, or write \\\\) for the sign itself.'],
  ['[a', 'A [ is never closed. Write ] after the signs, or \\\\[ for the sign itself.'],
  ['*a', '* has nothing before it to repeat. Any text is .*, and the sign itself \\\\*.'],
  ['a**', '** repeats a repetition. Keep one, or put the first in (…).'],
  [
    'a{1001}',
    '{1001} does not count. A part repeats at most 1,000 times in all, and the lower number stands first.',
  ],
  ['a\\', 'The pattern ends with a backslash. Write \\\\\\\\ for the sign itself.'],
  ['[z-a]', 'z-a runs backward. Write the lower sign first.'],
  [
    '\\p{Alpha}',
    '\\\\p{Alpha} is no class that BQL knows. Write a class such as [A-Za-z], \\\\d, \\\\w or \\\\p{L}.',
  ],
  ['\\h', '\\\\h means nothing in a pattern. Write [ \\\\t].'],
  ['\\R', '\\\\R means nothing in a pattern. Write \\\\r?\\\\n.'],
  ['\\G', '\\\\G means nothing in a pattern. Write the sign itself, or a class in brackets.'],
  [
    '(?x)a',
    '(?x means nothing in a pattern. A group is (…) or (?:…); the flags are (?i), (?m) and (?s).',
  ],
  [
    '(?U)a+',
    '(?U) means nothing in a pattern. A group is (…) or (?:…); the flags are (?i), (?m) and (?s).',
  ],
  [
    '(?iU:a+)',
    '(?U) means nothing in a pattern. A group is (…) or (?:…); the flags are (?i), (?m) and (?s).',
  ],
  [
    '\\0101',
    '\\\\0101 is an octal number, which BQL does not read. Write \\\\x and two hexadecimal digits.',
  ],
  ['a{,3}', '{,3} lacks its lower number. Write {0,3}.'],
])('refuses %s', (pattern, message) => {
  expect(wrong(pattern)).toEqual([message]);
});
