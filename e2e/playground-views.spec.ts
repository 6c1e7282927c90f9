import type {Page} from '@playwright/test';
import {excessWidth, violationsInBothModes} from './support/axe';
import {openPlayground, partsOf} from './support/playground';
import {expect, test} from './support/test';

const byRating =
  'FIND Vulnerability RETURN riskRating AS "Risk rating", count(*) AS Findings ORDER BY Findings';
const paths = 'FIND Host AS h WHERE h.riskRating = "Critical" THAT HAS Vulnerability AS v';
const hosts = 'FIND Host WHERE name IN ["web-01", "web-02"] ORDER BY name';

function viewsOf(page: Page) {
  const {playground} = partsOf(page);
  return {
    playground,
    tab: (name: string) => playground.getByRole('tab', {name}),
    chart: playground.getByRole('figure').getByRole('img'),
    graph: playground.getByRole('group', {name: 'Graph', exact: true}),
    record: page.getByRole('dialog'),
  };
}

test('a chart shows what the rows say, and the table is a key press away', async ({page}) => {
  const {rows} = await openPlayground(page, byRating);
  const {tab, chart} = viewsOf(page);
  await expect(rows).toHaveCount(4);
  await tab('Table').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Chart')).toBeFocused();
  await expect(tab('Chart')).toHaveAttribute('aria-selected', 'true');
  await expect(chart).toHaveAccessibleName(
    /^Findings by Risk rating\. 4 bars; most: High, \d+; least: Low, \d+\.$/,
  );
  // Ratings have their order, and each bar has its value.
  await expect(chart).toContainText(/Critical.*High.*Medium.*Low/);
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(rows).toHaveCount(4);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

test('the reader chooses the number of a chart; one row of numbers is written large', async ({
  page,
}) => {
  await openPlayground(
    page,
    'FIND Host RETURN osFamily AS Family, count(*) AS Hosts, max(riskScore) AS "Highest score"',
  );
  const {tab, chart, playground} = viewsOf(page);
  await tab('Chart').click();
  await expect(chart).toHaveAccessibleName(/^Hosts by Family/);
  await playground.getByRole('combobox', {name: 'Value'}).selectOption('Highest score');
  await expect(chart).toHaveAccessibleName(/^Highest score by Family/);
  await page.goto('/');
  await openPlayground(page, 'FIND Company RETURN count(*) AS Companies');
  await viewsOf(page).tab('Chart').click();
  await expect(playground.getByRole('definition')).toHaveText('2');
});

test('a number by two columns is a chart in colors, with a legend', async ({page}) => {
  await openPlayground(
    page,
    'FIND Vulnerability AS v RETURN left(toString(v.firstFound), 4) AS Year, v.riskRating AS Rating, count(*) AS Found',
  );
  const {tab, chart, playground} = viewsOf(page);
  await tab('Chart').click();
  await expect(chart).toHaveAccessibleName(
    /^Found by Year and Rating\. \d bars in \d colors; most: /,
  );
  await expect(playground.getByRole('list', {name: 'Rating'}).getByRole('listitem')).toContainText([
    'Critical',
    'High',
  ]);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

test('labels of a chart in colors are whole where there is room', async ({page}) => {
  await openPlayground(page, 'FIND Finding AS f RETURN f.riskRating, f.statusCategory, count(*)');
  const {tab, chart} = viewsOf(page);
  await tab('Chart').click();
  await expect(chart).toContainText('Closed');
  await expect(chart).not.toContainText('…');
});

test('where no chart suits the columns, the tab says what to return', async ({page}) => {
  await openPlayground(page, hosts);
  const {tab, playground} = viewsOf(page);
  await tab('Chart').click();
  await expect(playground.getByRole('tabpanel')).toContainText('No chart suits these columns');
  await expect(playground.getByRole('tabpanel')).toContainText('RETURN riskRating, count(*)');
});

test('a graph shows the records on the paths, says that it is a part, and is also a list', async ({
  page,
}) => {
  const {said} = await openPlayground(page, paths);
  const {tab, graph, playground} = viewsOf(page);
  await tab('Graph').click();
  await expect(said(/^Shows 24 of 7\d\d records\.$/)).toBeVisible();
  await expect(graph.getByRole('button')).toHaveCount(24);
  await expect(graph.getByText('← HAS')).toBeVisible();
  await playground.getByText('As a list').click();
  const relationships = playground.getByRole('listitem').filter({hasText: '— HAS —'});
  await expect(relationships.first()).toHaveText(/CVE-\S+ on \S+ — HAS — \S+/);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

test('by keyboard, a reader walks a graph, opens a record, and expands it', async ({page}) => {
  const {said, button} = await openPlayground(page, hosts);
  const {tab, graph, record, playground} = viewsOf(page);
  await tab('Graph').click();
  await expect(said('2 records, 0 relationships.')).toBeVisible();
  await expect(playground.getByText('This query follows no relationships')).toBeVisible();
  const first = graph.getByRole('button', {name: 'web-01, Host, 0 relationships'});
  const second = graph.getByRole('button', {name: 'web-02, Host, 0 relationships'});
  await first.focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'])
    if (await first.evaluate((element) => element === document.activeElement))
      await page.keyboard.press(key);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(record.getByRole('heading', {name: 'web-02'})).toBeFocused();
  await record.getByRole('button', {name: 'Expand', exact: true}).click();
  await expect(said(/Added 30 of \d+ related records\./)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(record).toHaveCount(0);
  await expect(
    graph.getByRole('button', {name: /^web-02, Host, \d\d relationships/}),
  ).toBeFocused();
  await expect(button('Zoom in')).toBeVisible();
});

test('an expanded graph is zoomed and moved by buttons and keys, and 0 shows all of it again', async ({
  page,
}) => {
  const {button} = await openPlayground(page, hosts);
  const {tab, graph, record} = viewsOf(page);
  await tab('Graph').click();
  await graph.getByRole('button', {name: 'web-01, Host, 0 relationships'}).click();
  await record.getByRole('button', {name: 'Expand', exact: true}).click();
  await page.keyboard.press('Escape');
  /** Where the records are in the graph's box, which itself can scroll with the page. */
  const places = () =>
    graph.evaluate((box) => {
      const {left, top} = box.getBoundingClientRect();
      return [...box.querySelectorAll('[role=button] circle')].map((circle) => {
        const {x, y} = circle.getBoundingClientRect();
        return {x: Math.round(x - left), y: Math.round(y - top)};
      });
    });
  const distance = async () => {
    const [a, b] = await places();
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  await expect(button('Fit')).toBeVisible();
  const before = await places();
  const apart = await distance();
  await button('Zoom in').click();
  expect(await distance()).toBeGreaterThan(apart * 1.3);
  await button('Fit').click();
  expect(await places()).toEqual(before);
  await button('Move right').click();
  expect((await places())[0]?.x).toBe((before[0]?.x ?? 0) - 80);
  await graph.getByRole('button').first().focus();
  await page.keyboard.press('0');
  expect(await places()).toEqual(before);
});

test('a name in a row opens the record, with links, empty attributes, and related records', async ({
  page,
}) => {
  const {table} = await openPlayground(page, hosts);
  const {record} = viewsOf(page);
  const name = table.getByRole('button', {name: 'web-01', exact: true});
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(record.getByRole('heading', {name: 'web-01'})).toBeFocused();
  await expect(record.getByRole('link', {name: 'riskRating', exact: true})).toHaveAttribute(
    'href',
    '/docs/reference/udm/asset#attribute-riskRating',
  );
  const more = record.getByRole('button', {name: /^Show \d+ empty$/});
  const shown = await record.getByRole('term').count();
  await more.click();
  expect(await record.getByRole('term').count()).toBeGreaterThan(shown);
  await record
    .getByRole('region', {name: 'OWNS Person'})
    .getByRole('listitem')
    .getByRole('button')
    .first()
    .click();
  await expect(record.getByRole('link', {name: 'Person', exact: true})).toBeVisible();
  await record.getByRole('button', {name: 'Back'}).click();
  await expect(record.getByRole('heading', {name: 'web-01'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(record).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('a row without records opens the record of its first cell, and names the others', async ({
  page,
}) => {
  const {table} = await openPlayground(
    page,
    'FIND Host AS h WHERE h.name = "web-01" THAT OWNS Person AS p RETURN h.name, p.name',
  );
  const {record} = viewsOf(page);
  await table.getByRole('button', {name: 'web-01', exact: true}).click();
  await expect(record.getByRole('heading', {name: 'web-01'})).toBeFocused();
  await expect(record.getByText('Also in this row: p Lee Park')).toBeVisible();
  await record.getByRole('button', {name: 'Lee Park'}).first().click();
  await expect(record.getByRole('heading', {name: 'Lee Park'})).toBeFocused();
  await expect(record.getByText('Also in this row: h web-01')).toBeVisible();
});

test('related records open as a query that finds as many', async ({page}) => {
  const {table, editor, said} = await openPlayground(page, hosts);
  const {record} = viewsOf(page);
  await table.getByRole('button', {name: 'web-01', exact: true}).click();
  const group = record.getByRole('region', {name: 'HAS Vulnerability'});
  const count = await group.getByRole('heading').innerText();
  await group.getByRole('button', {name: 'Open as query'}).click();
  await expect(editor).toContainText('WHERE this.id = "Host-1"');
  await expect(said(new RegExp(`^${count.match(/\d+$/)?.[0]} rows`))).toBeVisible();
  await expect(record).toHaveCount(0);
  await expect(editor).toBeFocused();
});

/** Counts the scripts of graphs and charts that the page has asked for. */
function loadedViews(page: Page): () => number {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return () => asked.filter((url) => /query-(graph|chart)\b.*\.js/.test(url)).length;
}

test('graph and chart are loaded ahead after the first run', async ({page}) => {
  const loaded = loadedViews(page);
  const {rows} = await openPlayground(page, byRating);
  await expect(rows).toHaveCount(4);
  await expect.poll(loaded).toBe(2);
});

test('with a data saver, graph and chart are loaded when they are opened', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
  );
  const loaded = loadedViews(page);
  const {rows} = await openPlayground(page, byRating);
  await expect(rows).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  expect(loaded()).toBe(0);
  await viewsOf(page).tab('Chart').click();
  await expect(viewsOf(page).chart).toBeVisible();
  expect(loaded()).toBe(1);
});

test.describe('in light and in dark mode', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('axe finds nothing wrong with a graph, a chart, and a record', async ({page}) => {
    const {table} = await openPlayground(page, paths);
    const {tab, graph, record} = viewsOf(page);
    await tab('Graph').click();
    await expect(graph.getByRole('button').first()).toBeAttached();
    expect(await violationsInBothModes(page), 'a graph').toEqual([]);
    await tab('Table').click();
    await table.getByRole('button', {name: 'web-01', exact: true}).click();
    await expect(record.getByRole('heading', {name: 'web-01'})).toBeVisible();
    expect(await violationsInBothModes(page), 'a record').toEqual([]);
    await page.goto('/');
    await openPlayground(page, byRating);
    await tab('Chart').click();
    await expect(viewsOf(page).chart).toBeVisible();
    expect(await violationsInBothModes(page), 'a chart').toEqual([]);
  });
});
