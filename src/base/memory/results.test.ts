import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {openResults} from './results';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const open = (version = '1') => openResults(path.join(folder, 'below', 'results.txt'), version);

test('a result is made once, until the text or the version changes', () => {
  let made = 0;
  const make = () => {
    made += 1;
    return {made, text: 'two\nlines'};
  };
  const first = open();
  expect(first.remember('faults', 'a', make)).toEqual({made: 1, text: 'two\nlines'});
  first.save();
  expect(open().remember('faults', 'a', make)).toEqual({made: 1, text: 'two\nlines'});
  expect(open().remember('faults', 'b', make).made).toBe(2);
  expect(open().remember('words', 'a', make).made).toBe(3);
  expect(open('2').remember('faults', 'a', make).made).toBe(4);
});

test('says whether a result is there', () => {
  const results = open();
  expect(results.knows('faults', 'a')).toBe(false);
  results.remember('faults', 'a', () => []);
  expect(results.knows('faults', 'a')).toBe(true);
});

test('who changes a result changes nothing for the next who asks', () => {
  const results = open();
  results.remember('faults', 'a', () => ['one']);
  results.remember('faults', 'a', (): string[] => []).push('two');
  expect(results.remember('faults', 'a', () => [])).toEqual(['one']);
});

test('a result that is kept replaces an earlier one', () => {
  const results = open();
  results.remember('spelling', 'a', () => ['one']);
  results.keep('spelling', 'a', ['one', 'two']);
  results.save();
  expect(open().remember('spelling', 'a', (): string[] => [])).toEqual(['one', 'two']);
});

test('takes over what another has made, and keeps it', () => {
  const other = open();
  other.remember('faults', 'a', () => 'made in a thread');
  const results = open();
  results.add(other.added());
  results.save();
  expect(open().remember('faults', 'a', () => 'made again')).toBe('made in a thread');
});

test('of a promise, what it brings is kept; undefined is not', async () => {
  const results = open();
  expect(await results.remember('words', 'a', async () => 1)).toBe(1);
  expect(await results.remember('words', 'a', async () => 2)).toBe(1);
  expect(await results.remember('words', 'b', async () => undefined)).toBeUndefined();
  expect(results.knows('words', 'b')).toBe(false);
});
