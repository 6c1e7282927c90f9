import {expect, test} from 'vitest';
import {versions} from '../facts';
import {findEntry, monthsOfConnectors, pageOf, readReleases} from '../releases';
import {badgeText} from './badge';
import {listEntries} from './listing';

const releases = readReleases();

test('every release with a page is listed, newest first', () => {
  expect(
    releases.filter(({product}) => product === 'platform').map(({version}) => version),
  ).toEqual(versions.platform.map(({version}) => version).toReversed());
  const dates = releases.map(({date}) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('no two entries have the same ID', () => {
  const ids = releases.flatMap(({entries}) => entries.map(({id}) => id));
  expect(ids.length).toBe(new Set(ids).size);
});

test("links in entries are relative to the site's root", () => {
  expect(findEntry('11.32-01')?.entry.links).toEqual([
    '/docs/dashboards-overview#create-a-dashboard',
  ]);
});

test("a month of connectors is a release with its connectors' changes", () => {
  const month = releases.find(({version}) => version === '2025-12');
  expect(month?.route).toBe('/docs/releases/connector/12-2025');
  expect(month?.entries.map(({about}) => about)).toContain('Amazon Inspector 4.2.0');
  expect(pageOf('connector', '2023-01')).toBe('docs/releases/connector/01-2023.md');
  expect(monthsOfConnectors()).toHaveLength(36);
});

test("a badge names the product unless it's the platform", () => {
  const badge = (id: string) => {
    const found = findEntry(id);
    return found && badgeText('since', found.release);
  };
  expect(badge('11.32-01')).toBe('Since 11.32');
  expect(badge('agent-3.4-01')).toBe('Since agent 3.4');
  expect(badge('connect-3.3-01')).toBe('Since Connect 3.3');
});

test("the explorer's data has everything from the entries", () => {
  const entries = listEntries(releases.filter(({version}) => version === '11.32'));
  expect(entries.find(({id}) => id === '11.32-01')?.content).toContainEqual([
    'link',
    'Create a dashboard',
    '/docs/dashboards-overview#create-a-dashboard',
  ]);
});
