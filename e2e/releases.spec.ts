import type {Page} from '@playwright/test';
import {excessWidth, violationsInBothModes} from './support/axe';
import {roomBelowFound} from './support/explorer';
import {expect, hydrated, test} from './support/test';

const releases = '/docs/releases';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Search releases'});
/** A filter of the search, or of the comparison. Both have a product, and the search's comes last. */
const filter = (page: Page, name: string) => page.getByRole('combobox', {name, exact: true}).last();
const found = (page: Page) => page.locator('search [class*="entries"] > li');

async function visit(page: Page, search = '') {
  await page.goto(releases + search);
  await hydrated(page);
}

const panel = (page: Page) => page.getByRole('form', {name: 'Compare two versions'});

test('one page says what to do and what to gain from 11.24 to 11.32', async ({page}) => {
  await visit(page);
  await filter(page, 'From version').selectOption('11.24');
  await expect(filter(page, 'To version')).toHaveValue('11.32');
  const toDo = page.getByRole('link', {name: /^\d+ things to do$/});
  const count = Number.parseInt(await toDo.innerText(), 10);
  await page.getByRole('button', {name: 'Compare'}).click();
  await expect(page).toHaveURL(/\?product=platform&from=11\.24&to=11\.32$/);
  const headings = page.locator('search').getByRole('heading', {level: 3});
  await expect(headings.first()).toHaveText('What you must do');
  // The versions and the numbers stay in view, above the answer.
  await expect(panel(page)).toBeInViewport({ratio: 1});
  await expect(found(page).first()).toContainText('Platform 11.25');
  while (await page.getByRole('button', {name: 'Show more'}).isVisible())
    await page.getByRole('button', {name: 'Show more'}).click();
  await expect(headings).toHaveText([
    'What you must do',
    'What’s going away',
    'What you get',
    'What’s improved',
    'What to know',
    'What’s fixed',
  ]);
  const all = await found(page).allTextContents();
  expect(all.join()).not.toContain('Platform 11.24 ');
  expect(all.join()).toContain('Dashboards');
  expect(all.filter((text) => text.startsWith('To do'))).toHaveLength(count);
});

test('an address that compares versions says so in the panel, and can be cleared', async ({
  page,
}) => {
  await visit(page, '?from=11.24&to=11.28');
  await expect(filter(page, 'From version')).toHaveValue('11.24');
  await expect(filter(page, 'To version')).toHaveValue('11.28');
  await expect(found(page).first()).toContainText('Platform 11.25');
  await page.getByRole('link', {name: /^\d+ going away$/}).click();
  await expect(found(page).first()).toContainText('Deprecated');
  await panel(page).getByRole('link', {name: 'Clear'}).click();
  await expect(page).toHaveURL(releases);
  await expect(found(page)).toHaveCount(0);
});

test('filters narrow what all products say, and stay in the address', async ({page}) => {
  await visit(page);
  await field(page).focus();
  const searchFilter = (name: string) =>
    page.locator('search').getByRole('combobox', {name, exact: true});
  await searchFilter('Product').selectOption('Connectors');
  await searchFilter('Area').selectOption('Cloud security');
  await searchFilter('Kind').selectOption('New');
  await searchFilter('From month').selectOption('December 2025');
  await expect(found(page)).toHaveCount(1);
  await expect(found(page)).toContainText('Amazon Inspector 4.2.0');
  await expect(page).toHaveURL(/\?product=connector&kind=new&area=Cloud\+security&since=2025-12$/);
  await page.reload();
  await hydrated(page);
  await expect(found(page)).toHaveCount(1);
  await found(page).getByRole('link', {name: 'Amazon Inspector 4.2.0'}).click();
  await expect(page).toHaveURL(/\/docs\/connectors\/amazon-inspector#version-4\.2\.0$/);
});

test('what was found takes the place of the list, and leaves no room for it', async ({page}) => {
  await visit(page, '?q=agent');
  await expect(found(page).first()).toBeVisible();
  expect(await roomBelowFound(page)).toBeLessThan(50);
});

test('versions to compare are those of the chosen product', async ({page}) => {
  await visit(page, '?product=agent');
  await expect(filter(page, 'From version').locator('option')).toContainText(['4.3']);
  await filter(page, 'From version').selectOption('4.2');
  await page.getByRole('button', {name: 'Compare'}).click();
  const result = page.locator('search');
  await expect(result.getByRole('heading', {level: 3}).first()).toHaveText('What you must do');
  await expect(result.getByRole('link', {name: 'Upgrade steps of Agent 4.3'})).toHaveAttribute(
    'href',
    /\/agent\/4\.3#upgrade-steps$/,
  );
  await expect(found(page).filter({hasText: 'Agent 4.4'}).first()).toBeVisible();
  await expect(found(page).filter({hasText: 'Agent 4.2'})).toHaveCount(0);
});

test('an entry on a release page has its kind, and the top leads to each kind', async ({page}) => {
  await page.goto(`${releases}/platform/11.32`);
  const first = page.getByRole('listitem').filter({has: page.locator('[id="11.32-01"]')});
  await expect(first).toHaveText(/^New 11\.32-01 Dashboards\./);
  await page.getByRole('link', {name: /^\d+ to do$/}).click();
  await expect(page).toHaveURL(/#upgrade-notes$/);
  await expect(page.getByRole('heading', {name: 'Upgrade notes'})).toBeInViewport();
});

test('a badge leads to the entry that says what is new', async ({page}) => {
  await page.goto('/docs/ad-hoc-ticketing');
  await page.getByRole('link', {name: 'Since 11.31'}).click();
  await expect(page).toHaveURL(/\/docs\/releases\/platform\/11\.31#11\.31-01$/);
  await expect(page.locator('[id="11.31-01"]')).toBeInViewport();
});

test('feeds are named in the head, and answer as what they are', async ({page, request}) => {
  for (const [route, name] of [
    ['/', 'releases'],
    [releases, 'releases'],
    [`${releases}/agent/4.4`, 'agent'],
  ]) {
    await page.goto(route ?? '');
    const links = page.locator('link[rel="alternate"][href*="/feeds/"]');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      const address = (await link.getAttribute('href')) ?? '';
      expect(address).toContain(`/feeds/${name}.`);
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      const format = /\.(\w+)$/.exec(address)?.[1] ?? '';
      expect(answer.headers()['content-type']).toContain(format);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every release is on the list of its year, with what it requires and adds', async ({
    page,
  }) => {
    await page.goto(releases);
    const release = (name: string) => page.locator('details').filter({hasText: name}).first();
    await expect(release('Platform 11.32')).toContainText('Every visual is a BQL query.');
    const entry = page.getByRole('link', {name: '11.32-01'});
    await expect(entry).toHaveAttribute('href', /\/docs\/releases\/platform\/11\.32#11\.32-01$/);
    await release('Agent 4.4').locator('summary').click();
    await expect(release('Agent 4.4').getByRole('link', {name: /^All \d+ entries/})).toBeVisible();
    await page.getByRole('navigation', {name: 'Years'}).getByRole('link', {name: '2023'}).click();
    await expect(page).toHaveURL(`${releases}/2023`);
    for (const name of ['Platform 10.21', 'Agent 3.4', 'Connect 2.0'])
      await expect(release(name)).toBeVisible();
  });

  test('a list of releases is short', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    for (const route of [releases, `${releases}/2024`]) {
      const answer = await page.goto(route);
      expect((await answer?.body())?.length).toBeLessThan(100_000);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThan(12_000);
    }
  });
});

test('nothing is wrong with a comparison that is narrow, light and dark', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await visit(page, '?from=11.24&to=11.32');
  await expect(found(page).first()).toBeVisible();
  expect(await excessWidth(page)).toBe(0);
  expect(await violationsInBothModes(page)).toEqual([]);
  for (const route of [releases, `${releases}/2024`, `${releases}/platform/11.32`]) {
    await page.goto(route);
    await hydrated(page);
    expect(await excessWidth(page)).toBe(0);
    expect(await violationsInBothModes(page)).toEqual([]);
  }
});
