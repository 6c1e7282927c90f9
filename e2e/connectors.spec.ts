import type {Locator, Page} from '@playwright/test';
import {excessWidth, violations} from './support/axe';
import {roomBelowFound} from './support/explorer';
import {expect, hydrated, test} from './support/test';

const directory = '/docs/connectors';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Search connectors'});
const filter = (page: Page, name: string) => page.getByRole('combobox', {name, exact: true});
const cards = (page: Page) => page.locator('search').getByRole('listitem');
const tables = (page: Page) => page.locator('table.connector-directory');

test('the directory loads its list when a reader turns to it, and finds by a former name', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(directory);
  await hydrated(page);
  expect(asked).not.toContain('/connectors.json');
  await field(page).focus();
  await expect(filter(page, 'Category')).toBeVisible();
  await field(page).pressSequentially('casper suite');
  await expect(cards(page)).toHaveCount(1);
  await expect(tables(page).first()).toBeHidden();
  await cards(page).getByRole('link', {name: 'Jamf Pro'}).click();
  await expect(page).toHaveURL(/\/docs\/connectors\/jamf-pro$/);
});

test('a card leads to its page wherever it is clicked', async ({page}) => {
  await page.goto(`${directory}?q=servicenow`);
  await hydrated(page);
  await cards(page).first().getByText('IT service management').click({force: true});
  await expect(page).toHaveURL(/\/docs\/connectors\/servicenow$/);
});

test('filters say how many connectors each of their values leaves', async ({page}) => {
  await page.goto(`${directory}?model=Team`);
  await hydrated(page);
  const numberIn = async (option: Locator) =>
    Number(/\((\d+)\)$/.exec((await option.textContent()) ?? '')?.[1]);
  const models = filter(page, 'Fills').locator('option:checked');
  await expect(cards(page)).toHaveCount(await numberIn(models));
  const both = filter(page, 'Direction').locator('option', {hasText: 'writes tickets'});
  const left = await numberIn(both);
  await filter(page, 'Direction').selectOption('both');
  await expect(cards(page)).toHaveCount(left);
});

test('the address keeps what was asked, and the back button goes through it', async ({page}) => {
  await page.goto(`${directory}?q=amazon`);
  await hydrated(page);
  await expect(field(page)).toHaveValue('amazon');
  await filter(page, 'Hosting').selectOption('cloud');
  await expect(page).toHaveURL(/\?q=amazon&hosting=cloud$/);
  await page.goBack();
  await expect(filter(page, 'Hosting')).toHaveValue('');
  await expect(field(page)).toHaveValue('amazon');
});

test('the keyboard goes from the field over the filters to the cards', async ({page}) => {
  await page.goto(`${directory}?q=servicenow`);
  await hydrated(page);
  await expect(filter(page, 'Status')).toBeVisible();
  await field(page).focus();
  for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/connectors\/servicenow$/);
});

test('the answer takes the place of the tables, on the screen and on paper', async ({page}) => {
  await page.goto(`${directory}?q=jamf#cloud-security`);
  await hydrated(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(field(page)).toBeInViewport();
  expect(await roomBelowFound(page)).toBeLessThan(50);
  await page.emulateMedia({media: 'print'});
  expect(await roomBelowFound(page)).toBeLessThan(50);
});

test('a link into the tables gives them back, and the back button the answer', async ({
  page,
  viewport,
}) => {
  await page.goto(`${directory}?q=jamf`);
  await hydrated(page);
  await expect(cards(page)).toHaveCount(1);
  if ((viewport?.width ?? 0) < 996) await page.getByRole('button', {name: 'On this page'}).click();
  const contents = page.locator('.theme-doc-toc-desktop, .theme-doc-toc-mobile');
  await contents.getByRole('link', {name: 'Cloud security'}).click();
  await expect(page).toHaveURL(/\/docs\/connectors#cloud-security$/);
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('heading', {name: 'Cloud security'})).toBeInViewport({ratio: 1});
  await page.goBack();
  await expect(page).toHaveURL(/\?q=jamf$/);
  await expect(cards(page)).toHaveCount(1);
  await expect(tables(page).first()).toBeHidden();
});

test('the table of contents marks no part of tables that are hidden', async ({page, viewport}) => {
  test.skip((viewport?.width ?? 0) < 996, 'a phone has it folded');
  await page.goto(`${directory}?q=jamf`);
  await hydrated(page);
  await expect(cards(page)).toHaveCount(1);
  const active = page.locator('.table-of-contents__link--active');
  await expect(active).toHaveText('All connectors');
  await page.locator('#where-a-connector-runs').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 100);
  await expect(active).toHaveText('Where a connector runs');
});

test('a question that nothing answers says what to do', async ({page}) => {
  await page.goto(`${directory}?q=wheelbarrow`);
  await hydrated(page);
  await expect(page.getByText('No matching connectors. Use fewer words')).toBeVisible();
});

test('a list that cannot be loaded leaves the tables, and can be tried again', async ({page}) => {
  await page.route('**/connectors.json', (route) => route.fulfill({status: 200, body: '<html>'}), {
    times: 1,
  });
  await page.goto(`${directory}?q=tenable`);
  await hydrated(page);
  await expect(page.getByRole('alert')).toContainText("couldn't be loaded");
  await expect(tables(page).first()).toBeVisible();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(cards(page).first()).toBeVisible();
});

test('the address follows a pause in typing, and the focus stays where it is', async ({page}) => {
  await page.goto(directory);
  await hydrated(page);
  await field(page).focus();
  await page.keyboard.type('tenable');
  await expect(page).toHaveURL(/q=tenable$/);
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.type(' sc');
  await expect(page).toHaveURL(/q=tenable\+sc$/);
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(field(page)).toHaveValue('tenable');
});

test('a thousand connectors keep up with the keyboard, the first of them at once', async ({
  page,
}) => {
  await page.route('**/connectors.json', async (route) => {
    const list: object[] = await (await route.fetch()).json();
    const many = Array.from({length: 1000}, (_, index) => ({
      ...list[index % list.length],
      title: `Product ${index}`,
      route: `/docs/connectors/product-${index}`,
    }));
    await route.fulfill({json: many});
  });
  await page.goto(directory);
  await hydrated(page);
  await field(page).focus();
  await field(page).pressSequentially('product');
  await expect(page.getByText('1000 connectors, showing the first 30')).toBeVisible();
  await expect(cards(page)).toHaveCount(30);
  // The count shows that this letter was processed: before that, "Show more" would be for a list about to change.
  await page.keyboard.type(' 9');
  await expect(page.getByText('271 connectors, showing the first 30')).toBeVisible();
  await expect(cards(page)).toHaveCount(30);
  await expect(page).toHaveURL(/q=product\+9$/);
  // Not by clicking: cards get their heights during the scroll to the button, and move it under the pointer.
  await page.getByRole('button', {name: 'Show more'}).press('Enter');
  await expect(cards(page)).toHaveCount(60);
});

test('the directory in use has no accessibility fault and stays within the window', async ({
  page,
}) => {
  await page.goto(`${directory}?q=a`);
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

test('a connector page leads to its category, and a data model to its connectors', async ({
  page,
}) => {
  await page.goto(`${directory}/tenable-io`);
  const facts = page.locator('dl.facts');
  await facts.getByRole('link', {name: 'Vulnerability management'}).click();
  await expect(page).toHaveURL(/\/docs\/category\/vulnerability-management$/);
  await page.goto('/docs/reference/udm/container-image');
  await facts.getByText(/^\d+ connectors$/).click();
  await expect(facts.getByRole('link', {name: 'Amazon Inspector'})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the directory is a complete table by category', async ({page}) => {
    await page.goto(directory);
    await expect(field(page)).toBeHidden();
    const list: {route: string}[] = await (await page.request.get('/connectors.json')).json();
    expect(list.length).toBeGreaterThan(5);
    const links = await tables(page)
      .locator('td:first-child a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.sort()).toEqual(list.map(({route}) => route).sort());
    await expect(page.getByRole('heading', {level: 3, name: 'Cloud security'})).toBeVisible();
  });
});
