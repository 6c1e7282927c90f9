import {expect, it} from 'vitest';
import {checkPattern} from './check-pattern';

/** Returns the message about a pattern as the parser passes it to the checker, with single backslashes. */
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
    `Lookahead, (?!…), can run for minutes on long text, so BQL doesn't support it. Write name NOT STARTS WITH "test".`,
  ],
  [
    '.*(?!a|b)c',
    `Lookahead, (?!…), can run for minutes on long text, so BQL doesn't support it. Write NOT name =~ "…", with a pattern for what to exclude.`,
  ],
  [
    '(?<!a)b',
    `Lookbehind, (?<!…), can run for minutes on long text, so BQL doesn't support it. Write NOT name =~ "…", with a pattern for what to exclude.`,
  ],
  [
    '(?=.*a).*b',
    "Lookahead, (?=…), can run for minutes on long text, so BQL doesn't support it. Test each part with a separate =~, joined with AND.",
  ],
  [
    '(?<=a)b',
    "Lookbehind, (?<=…), can run for minutes on long text, so BQL doesn't support it. Test each part with a separate =~, joined with AND.",
  ],
  [
    '(a)\\1',
    "A backreference, \\\\1, can run for minutes on long text, so BQL doesn't support it. Repeat what it refers to.",
  ],
  ['a*+', "*+ is possessive, which isn't needed, because BQL patterns are always fast. Write *."],
  [
    '(?>a)',
    "An atomic group, (?>…), isn't needed, because BQL patterns are always fast. Write (?:…).",
  ],
  [
    '[a-z&&[^b]]',
    "Patterns can't have && in brackets. Write the characters that remain, or join two conditions with AND.",
  ],
  ['[a[bc]]', "Brackets can't be nested. Write all characters in one pair, and [ itself as \\\\[."],
  ['(a', 'A ( is never closed. Write ) where the group ends, or \\\\( for the character itself.'],
  ['a)', 'A ) closes nothing. Remove it, or write \\\\) for the character itself.'],
  ['[a', 'A [ is never closed. Write ] after the characters, or \\\\[ for the character itself.'],
  [
    '*a',
    '* has nothing before it to repeat. Write .* for any text, or \\\\* for the character itself.',
  ],
  ['a**', '** repeats a repetition. Keep one, or put the first in (…).'],
  [
    'a{1001}',
    "{1001} isn't a valid count. A part can repeat at most 1,000 times in total, and the lower number comes first.",
  ],
  ['a\\', 'The pattern ends with a backslash. Write \\\\\\\\ for the character itself.'],
  ['[z-a]', 'z-a runs backward. Write the lower character first.'],
  [
    '\\p{Alpha}',
    'BQL has no class \\\\p{Alpha}. Write a class such as [A-Za-z], \\\\d, \\\\w, or \\\\p{L}.',
  ],
  ['\\h', "\\\\h isn't valid in a pattern. Write [ \\\\t]."],
  ['\\R', "\\\\R isn't valid in a pattern. Write \\\\r?\\\\n."],
  ['\\G', "\\\\G isn't valid in a pattern. Write the character itself, or a class in brackets."],
  [
    '(?x)a',
    "(?x isn't valid in a pattern. A group is (…) or (?:…). The flags are (?i), (?m), and (?s).",
  ],
  [
    '(?U)a+',
    "(?U) isn't valid in a pattern. A group is (…) or (?:…). The flags are (?i), (?m), and (?s).",
  ],
  [
    '(?iU:a+)',
    "(?U) isn't valid in a pattern. A group is (…) or (?:…). The flags are (?i), (?m), and (?s).",
  ],
  [
    '\\0101',
    "\\\\0101 is an octal number, which BQL doesn't support. Write \\\\x and two hexadecimal digits.",
  ],
  ['a{,3}', '{,3} has no lower number. Write {0,3}.'],
])('rejects %s', (pattern, message) => {
  expect(wrong(pattern)).toEqual([message]);
});
