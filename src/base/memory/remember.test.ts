import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {rememberIn} from './remember';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'remember-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

test('makes a result once, until the text or the code changes', () => {
  let made = 0;
  const make = () => {
    made += 1;
    return {made};
  };
  expect(rememberIn(folder, '1')('tree', 'a', make)).toEqual({made: 1});
  expect(rememberIn(folder, '1')('tree', 'a', make)).toEqual({made: 1});
  expect(rememberIn(folder, '1')('tree', 'b', make)).toEqual({made: 2});
  expect(rememberIn(folder, '2')('tree', 'a', make)).toEqual({made: 3});
});

test('of a promise, what it brings is kept', async () => {
  const make = async (made: number) => ({made});
  expect(await rememberIn(folder, '1')('words', 'a', () => make(1))).toEqual({made: 1});
  expect(await rememberIn(folder, '1')('words', 'a', () => make(2))).toEqual({made: 1});
});

test('what is undefined could not be made, and is tried again', () => {
  expect(rememberIn(folder, '1')('program', 'a', () => undefined)).toBeUndefined();
  expect(rememberIn(folder, '1')('program', 'a', () => 'output')).toBe('output');
});
