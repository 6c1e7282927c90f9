import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {findScreen, type Screen, screenNames} from '../screens';
import {drawScreen} from './draw';
import {htmlOf} from './testing/html';

const draw = (blocks: Screen['blocks'], view = {}, menu = ['Findings', 'Vulnerabilities']) =>
  htmlOf(drawScreen({says: 'A screen.', menu, blocks}, view).window);

const open = 'FIND Vulnerability AS v WHERE v.statusCategory = "Open"';

describe.each(screenNames)('%s', (name) => {
  test('is drawn, and small', () => {
    const screen = findScreen(name);
    if (!screen) throw new Error('not found');
    expect(gzipSync(htmlOf(drawScreen(screen).window)).length).toBeLessThanOrEqual(8_192);
    // The first test that needs records generates the sample organization.
  }, 30_000);
});

test('a list has the records that its query finds, and their number', () => {
  const query = `${open} RETURN v.displayName AS Name, v.severity AS Severity ORDER BY v.riskScore DESC, Name ASC`;
  const html = draw([{list: {query, rows: 'vulnerabilities', shown: 2}}]);
  expect(html).toContain('<th scope="col">Severity</th>');
  expect(html).toMatch(/1 to 2 of [\d,]+ vulnerabilities/);
  const teams = 'FIND Team AS t RETURN t.name AS Name ORDER BY Name ASC';
  const all = draw([{list: {query: teams, rows: 'teams', shown: 12}}]);
  expect(all).toContain('1 to 10 of 10 teams');
});

test("a chart has its query's numbers", () => {
  const query = `${open} RETURN v.riskRating AS Rating, count(v) AS Open ORDER BY Rating DESC`;
  const html = draw([{chart: {title: 'By rating', kind: 'bars', query}}]);
  expect(html).toMatch(/<th scope="row">Critical<\/th>.*<td>\d+<\/td>/);
});

test("a tile's number can have a unit", () => {
  const tile = {label: 'Share', query: `${open} RETURN round(100 * count(v) / count(v)) AS Share`};
  expect(draw([{tiles: [{...tile, unit: '%'}]}])).toContain('<span>Share</span><b>100%</b>');
  expect(draw([{tiles: [tile]}])).toContain('<b>100</b>');
});

test("numbers are where the page points, in the page's order", () => {
  const blocks = [{actions: ['Create', 'Download']}];
  const html = draw(blocks, {callouts: 'button:Download, menu:Findings'});
  expect(html).toContain('Download<b class="screen-callout">1</b>');
  expect(html).toContain('Findings<b class="screen-callout">2</b>');
  expect(draw(blocks, {callouts: '3=button:Create'})).toContain('>3</b>');
});

test("a column's number also appears in the first row, in case headings are hidden", () => {
  const query = `${open} RETURN v.displayName AS Name ORDER BY Name ASC`;
  const blocks = [{list: {query, rows: 'vulnerabilities', shown: 2}}];
  expect(draw(blocks, {callouts: 'column:Name'}).match(/screen-narrow/g)).toHaveLength(1);
});

test("an open filter lists its attribute's values", () => {
  const blocks = [{model: 'Vulnerability', filters: [{attribute: 'status', values: ['Active']}]}];
  expect(draw(blocks)).not.toContain('False positive');
  const open = draw(blocks, {show: 'filter:status'});
  expect(open).toContain('<i class="screen-tick"></i> False positive');
  expect(open).toMatch(/<i class="[^"]*screen-on"[^>]*><\/i> Active/);
});

test('the title has the number of rows and the first buttons, and a state is a badge', () => {
  const rows = [['Web scans', 'Failed']];
  const table = {columns: ['Title', 'State'], rows, isComplete: true};
  const html = draw([{actions: ['Create']}, {table}], {}, ['Integrations', 'Sources']);
  const [title] = /<div class="screen-title">.*?<\/div>/.exec(html) ?? [];
  expect(title).toContain('<b>Sources</b><span class="screen-total">1</span>');
  expect(title).toContain('Create');
  expect(html).toContain('<span class="screen-state screen-bad">Failed</span>');
  expect(draw([{table: {...table, isComplete: false}}])).not.toContain('screen-total');
});

test('draws a score with one decimal and a bar, and a number with its trend', () => {
  const table = {columns: ['Risk score', 'EPSS score'], rows: [['10', '0.9']]};
  const html = draw([{table}, {tiles: [{label: 'Failed runs', value: '4', trend: [0, 1]}]}]);
  expect(html).toMatch(/10\.0<svg class="score-bar"[^>]*><path d="M0 \.5h10">/);
  expect(html).toMatch(/<td[^>]*>0\.9<\/td>/);
  expect(html).toContain('<path class="screen-line" d="M3 21L69 3">');
});

test.each<[string, Screen['blocks'], RegExp]>([
  [
    'an attribute',
    [{model: 'Vulnerability', filters: [{attribute: 'stauts'}]}],
    /filters Vulnerability by "stauts"; did you mean "status"\?/,
  ],
  [
    'a value',
    [{model: 'Vulnerability', filters: [{attribute: 'status', values: ['Actve']}]}],
    /filters by "Actve"; did you mean "Active"\?/,
  ],
  ['a form', [{form: 'remediation-onwer'}], /draws the form .* did you mean "remediation-owner"\?/],
  [
    'a field',
    [{form: 'remediation-owner', filled: {Nmae: 'PCI'}}],
    /fills in "Nmae"; did you mean "Name"\?/,
  ],
  ['a tab', [{form: 'remediation-owner', tab: 'Codnitions'}], /opens "Codnitions"; did you mean/],
  ['a query', [{query: 'FIND Hots'}], /a query that fails: .* In: FIND Hots/],
  [
    'a query without results',
    [{query: 'FIND Host WHERE name = "nobody"'}],
    /a query that finds nothing/,
  ],
])("rejects %s that doesn't exist", (_what, blocks, message) => {
  expect(() => draw(blocks)).toThrow(message);
});

test("rejects a menu path and a number that don't lead anywhere", () => {
  expect(() => draw([{message: 'Saved'}], {}, ['Findings', 'Gone'])).toThrow(
    `opens from "Findings > Gone", which isn't a path`,
  );
  expect(() => draw([{actions: ['Create']}], {callouts: 'button:Creat'})).toThrow(
    'points to "button:Creat", which isn\'t on the screen; did you mean "button:Create"?',
  );
});

test('the menu shows its end if the item of the screen is there', () => {
  const menuOf = (...menu: string[]) =>
    /<div class="(screen-navigation[^"]*)"/.exec(draw([{message: 'Done'}], {}, menu))?.[1];
  expect(menuOf('Administration', 'Data', 'Servers')).toContain('screen-scrolled');
  expect(menuOf('Findings', 'Vulnerabilities')).not.toContain('screen-scrolled');
});

test("the buttons for a list are next to the screen's name, not below the filters", () => {
  const filters = {model: 'Vulnerability', filters: [{attribute: 'status'}]};
  const html = draw([filters, {actions: ['Export']}]);
  expect(html.indexOf('Export')).toBeLessThan(html.indexOf('screen-filters'));
});
