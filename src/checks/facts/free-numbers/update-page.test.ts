import {expect, test} from 'vitest';
import {formatList, readList} from './list';
import {updatePage} from './update-page';

const page = 'docs/guides/tokens.md';
const entryOf = (text: string) => readList(`${page}:\n${text}`)[page];

/** The page's part of the file after an update. */
const after = (...update: Parameters<typeof updatePage>) =>
  formatList({[page]: updatePage(...update)}).replace(/^#.*\n/gm, '');

test('removes numbers that the page no longer has, and adds none without a reason', () => {
  const typed = new Map([
    ['24 hours', 1],
    ['1,000 rows', 1],
  ]);
  expect(after(entryOf('  vendor: 24 hours (2), 30 days\n'), typed)).toBe(
    `${page}:\n  vendor: 24 hours\n`,
  );
  expect(after(entryOf('  vendor: 30 days\n'), typed), 'an empty page').toBe('{}\n');
});

test('with a reason, adds new numbers and keeps those listed for another reason', () => {
  const typed = new Map([
    ['24 hours', 3],
    ['1,000 rows', 1],
  ]);
  expect(after(entryOf('  vendor: 24 hours (2)\n'), typed, 'example')).toBe(
    `${page}:\n  vendor: 24 hours (2)\n  example: "24 hours, 1,000 rows"\n`.replaceAll('"', ''),
  );
});

test('adds only the requested numbers, if any are named', () => {
  const typed = new Map([
    ['24 hours', 1],
    ['1,000 rows', 2],
  ]);
  expect(after(undefined, typed, 'vendor', ['1,000 rows'])).toBe(
    `${page}:\n  vendor: 1,000 rows (2)\n`,
  );
});

test('an invalid list names the line', () => {
  expect(() => readList(`${page}:\n  because: 3 days\n`)).toThrow(/list\.yaml:2/);
});
