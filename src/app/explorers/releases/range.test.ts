import {expect, test} from 'vitest';
import type {ComparedReleases} from '../../../product/releases/comparison';
import {countRange, fromVersions, rangeOf, toExisting, toVersions, usualRange} from './range';

const release = (version: string, date: string, toDo: number, fresh: number) => ({
  version,
  date,
  tally: {'upgrade-note': toDo, new: fresh},
});

/** Newest first, as in the site's data. */
const releases: ComparedReleases = {
  platform: [
    release('11.3', '2025-02-12', 1, 4),
    release('11.2', '2025-01-08', 0, 2),
    release('11.1', '2024-12-11', 3, 1),
    release('11.0', '2024-11-13', 5, 5),
  ],
  agent: [release('4.1', '2025-01-22', 0, 2), release('4.0', '2025-01-02', 0, 3)],
  connect: [release('3.0', '2025-01-22', 0, 2)],
};

test("begins with the upgrade from last year's newest version", () => {
  expect(usualRange(releases, 'platform')).toEqual({product: 'platform', from: '11.1', to: '11.3'});
  expect(usualRange(releases, 'agent')).toEqual({product: 'agent', from: '4.0', to: '4.1'});
  expect(usualRange(releases, 'connect')).toEqual({product: 'connect', from: '', to: '3.0'});
});

test('offers only newer versions to upgrade to', () => {
  expect(fromVersions(releases, 'platform')).toEqual(['11.2', '11.1', '11.0']);
  expect(toVersions(releases, {product: 'platform', from: '11.1', to: '11.3'})).toEqual([
    '11.3',
    '11.2',
  ]);
  expect(toExisting(releases, {product: 'platform', from: '11.2', to: '11.1'}).to).toBe('11.3');
});

test('counts the entries after the first version, up to and including the second', () => {
  const count = (from: string, to: string) => countRange(releases, {product: 'platform', from, to});
  expect(count('11.1', '11.3')).toMatchObject({releases: 2, tally: {'upgrade-note': 1, new: 6}});
  expect(count('11.0', '11.1')).toMatchObject({releases: 1, tally: {'upgrade-note': 3, new: 1}});
});

test("reads an address, and doesn't trust it", () => {
  const read = (product: string, from: string, to: string) =>
    rangeOf(releases, {product, from, to});
  expect(read('', '11.0', '11.2')).toEqual({product: 'platform', from: '11.0', to: '11.2'});
  expect(read('agent', '4.0', '')).toEqual({product: 'agent', from: '4.0', to: '4.1'});
  expect(read('connector', '9.9', '1.0')).toEqual({product: 'platform', from: '11.1', to: '11.3'});
  expect(read('platform', '11.3', '11.1')).toEqual({product: 'platform', from: '11.1', to: '11.3'});
});
