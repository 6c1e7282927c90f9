import type {Page} from '@playwright/test';
import {excessWidth, violations} from './support/axe';
import {expect, hydrated, test} from './support/test';

const directory = '/docs/connectors';

const search = (page: Page) => page.getByRole('search');
const field = (page: Page) => page.getByRole('searchbox', {name: 'Search connectors'});
const models = (page: Page) => page.getByRole('combobox', {name: 'Fills'});
const rows = (page: Page) => page.locator('li[data-facets]:visible');
const links = (page: Page) => rows(page).locator('b a');
const status = (page: Page) => search(page).getByRole('status');
/** A checkbox or, without JavaScript, a link. */
function facet(page: Page, name: string, value: string) {
  const list = search(page).getByRole('list', {name});
  const label = {name: new RegExp(`^${value} \\d+$`)};
  return list.getByRole('checkbox', label).or(list.getByRole('link', label));
}

/** Opens the facets where they're folded. */
async function openFacets(page: Page) {
  const fold = page.locator('details:not([open]) > summary').filter({hasText: 'Filters'});
  if (await fold.isVisible()) await fold.click();
}

/** How many connectors a value would leave. */
const countOf = async (page: Page, name: string, value: string) =>
  Number(await facet(page, name, value).getAttribute('data-count'));

async function open(page: Page, query = '') {
  await page.goto(directory + query);
  await hydrated(page);
  await openFacets(page);
}

test('the directory finds a product by a former name, in the list itself', async ({page}) => {
  await open(page);
  const total = await rows(page).count();
  expect(total).toBeGreaterThan(100);
  await expect(status(page)).toHaveText(`${total} connectors`);
  await field(page).fill('casper suite');
  await expect(rows(page)).toHaveCount(1);
  await expect(status(page)).toHaveText(`1 of ${total} connectors`);
  await links(page).getByText('Jamf Pro').click();
  await expect(page).toHaveURL(/\/docs\/connectors\/jamf-pro$/);
});

test('a row leads to its page wherever it is clicked', async ({page}) => {
  await open(page, '?q=servicenow');
  await rows(page).first().getByText('writes tickets').click({force: true});
  await expect(page).toHaveURL(/\/docs\/connectors\/servicenow$/);
});

test('a facet says how many connectors each value leaves, and selecting it again clears it', async ({
  page,
}) => {
  await open(page, '?model=Host');
  const total = await rows(page).count();
  const left = await countOf(page, 'Hosting', 'On-premises');
  expect(left).toBeLessThan(total);
  await facet(page, 'Hosting', 'On-premises').click();
  await expect(rows(page)).toHaveCount(left);
  await expect(facet(page, 'Hosting', 'On-premises')).toBeChecked();
  await facet(page, 'Hosting', 'On-premises').click();
  await expect(rows(page)).toHaveCount(total);
});

test('several values of a facet add up', async ({page}) => {
  await open(page);
  const left =
    (await countOf(page, 'Category', 'Identity')) +
    (await countOf(page, 'Category', 'Cloud security'));
  await facet(page, 'Category', 'Cloud security').click();
  await facet(page, 'Category', 'Identity').press('Space');
  await expect(rows(page)).toHaveCount(left);
  await expect(page).toHaveURL(/\?category=Cloud\+security%2CIdentity$/);
});

test('on a phone, the categories are on the first screen, and choosing one leads to its connectors', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 760});
  await page.goto(directory);
  await hydrated(page);
  const category = facet(page, 'Category', 'Application security');
  await expect(category).toBeInViewport();
  await category.click();
  await expect(rows(page).first()).toBeInViewport();
  await expect(status(page)).toContainText(' of ');
});

test.describe('before the page is hydrated', () => {
  test.use({expectedFaults: /ERR_FAILED/});

  test('a facet that is chosen is not lost', async ({page}) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(directory);
    // A first press starts the scripts. After they fail, the page is loaded once more.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('heading', {level: 1}).click();
    await reloaded;
    await openFacets(page);
    const left = await countOf(page, 'Hosting', 'On-premises');
    await page.unroute('**/*.js');
    await facet(page, 'Hosting', 'On-premises').click();
    await hydrated(page);
    await expect(rows(page)).toHaveCount(left);
    await openFacets(page);
    await expect(facet(page, 'Hosting', 'On-premises')).toBeChecked();
  });
});

test('facets are cleared one by one, or all at once', async ({page}) => {
  await open(page, '?category=Cloud+security&hosting=cloud&q=azure');
  await expect(status(page)).toContainText(' of ');
  await page.getByRole('button', {name: 'Remove the filter Hosting: Cloud'}).click();
  await expect(page).toHaveURL(/\?q=azure&category=Cloud\+security$/);
  await expect(status(page)).toBeFocused();
  await page.getByRole('button', {name: 'Clear all'}).click();
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/docs\/connectors$/);
  await expect(page.getByRole('button', {name: 'Clear all'})).toHaveCount(0);
});

test('the address keeps what was asked, and the back button goes through it', async ({page}) => {
  await open(page, '?q=amazon');
  await expect(field(page)).toHaveValue('amazon');
  await facet(page, 'Authentication', 'Cloud role').click();
  await expect(page).toHaveURL(/\?q=amazon&authentication=Cloud\+role$/);
  await page.goBack();
  await expect(facet(page, 'Authentication', 'Cloud role')).not.toBeChecked();
  await expect(field(page)).toHaveValue('amazon');
});

test('far down in the list, a facet brings its results into sight', async ({page, viewport}) => {
  test.skip((viewport?.width ?? 0) < 996, 'on a phone, the facets are above the list');
  await open(page);
  await page.locator('#vulnerability-management').scrollIntoViewIfNeeded();
  await facet(page, 'Status', 'Retired').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toBeInViewport({ratio: 1});
});

test('the keyboard goes from the field through the facets to the rows', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) < 996, 'the facets are folded');
  await open(page, '?q=servicenow');
  await expect(rows(page).first()).toBeVisible();
  await facet(page, 'Direction', 'Reads records, writes tickets').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/direction=both/);
  await models(page).focus();
  // The categories, two buttons for filters, and the heading of a category come before the first row.
  const first = links(page).first();
  for (let stop = 0; stop < 25 && !(await isFocused(first)); stop += 1)
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/connectors\/servicenow$/);
});

const isFocused = (link: ReturnType<typeof links>) =>
  link.evaluate((element) => element === document.activeElement);

test('a question that nothing answers says what to do', async ({page}) => {
  await open(page, '?q=wheelbarrow');
  await expect(page.getByText('No connector matches')).toBeVisible();
  await expect(status(page)).toContainText('0 of');
  await page.getByRole('link', {name: 'When there’s no connector'}).last().click();
  await expect(page.locator('#when-theres-no-connector')).toBeInViewport();
});

test('the address follows a pause in typing, and the focus stays where it is', async ({page}) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.type('tenable');
  await expect(page).toHaveURL(/q=tenable$/);
  await page.keyboard.type(' sc');
  await expect(page).toHaveURL(/q=tenable\+sc$/);
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(field(page)).toHaveValue('tenable');
});

test('the directory in use has no accessibility fault and stays within the window', async ({
  page,
}) => {
  await open(page, '?q=a&hosting=cloud');
  expect(await violations(page)).toEqual([]);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

test('the directory belongs to its section, and its path says so', async ({page, viewport}) => {
  await page.goto(directory);
  const path = page.getByRole('navigation', {name: 'Breadcrumbs'}).first();
  await expect(path).toHaveText('Connectors');
  if ((viewport?.width ?? 0) >= 996)
    await expect(page.locator('.navbar__link--active')).toHaveText('Connectors');
});

test("a category's page shows its connectors in the same rows", async ({page}) => {
  await page.goto('/docs/category/vulnerability-management');
  const row = page.locator('article:not(:has(article))', {hasText: 'Tenable Nessus'});
  await expect(row).toContainText('On-premises');
  await row.getByText('On-premises').click({force: true});
  await expect(page).toHaveURL(/tenable-nessus$/);
});

test('a mapping table fits its column, and no column is too narrow to read', async ({page}) => {
  await page.goto(`${directory}/tenable-io`);
  const tables = page.locator('table.mapping');
  expect(await tables.count()).toBe(3);
  for (const table of await tables.all()) {
    const {excess, narrowest} = await table.evaluate((element) => ({
      excess: element.scrollWidth - (element.parentElement?.clientWidth ?? 0),
      narrowest: Math.min(
        // On a phone, each row is an entry, and cells are as wide as their text.
        ...[...element.querySelectorAll('td')]
          .filter((cell) => getComputedStyle(cell).display === 'table-cell')
          .map((cell) => cell.getBoundingClientRect().width),
      ),
    }));
    expect(excess).toBeLessThanOrEqual(0);
    expect(narrowest).toBeGreaterThanOrEqual(120);
  }
  await tables.first().getByRole('link', {name: 'osPlatform'}).click();
  await expect(page).toHaveURL(/udm\/[\w-]+#attribute-osPlatform$/);
});

test('on a phone, each row of a mapping table is an entry with room to read', async ({page}) => {
  await page.setViewportSize({width: 360, height: 760});
  await page.goto(`${directory}/tenable-io`);
  const widths = await page
    .locator('table.mapping td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(120);
});

test('a diagram shows what the objects become: below them on a phone, otherwise to the right', async ({
  page,
}) => {
  await page.goto(`${directory}/wiz`);
  await hydrated(page);
  const diagram = page.getByRole('figure', {name: /^What data from Wiz becomes\./});
  const object = diagram.getByRole('link', {name: 'Virtual machine'});
  const model = diagram.getByRole('link', {name: 'Host', exact: true});
  for (const [width, height, axis] of [
    [320, 500, 'y'],
    [440, 500, 'y'],
    [768, 360, 'x'],
    [996, 360, 'x'],
    [1280, 360, 'x'],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const [from, to, whole] = await Promise.all([
      object.boundingBox(),
      model.boundingBox(),
      diagram.boundingBox(),
    ]);
    if (!from || !to) throw new Error(`nothing is drawn, ${width} px wide`);
    const gap = to[axis] - from[axis] - (axis === 'y' ? from.height : from.width);
    expect(gap, `room for the arrow, ${width} px wide`).toBeGreaterThan(24);
    const across = axis === 'y' ? 'x' : 'y';
    expect(Math.abs(to[across] - from[across]), `in line, ${width} px wide`).toBeLessThan(20);
    expect(whole?.height).toBeLessThanOrEqual(height);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    const sizes = await diagram.evaluate((figure) =>
      [...figure.querySelectorAll('*')].map((part) =>
        Number.parseFloat(getComputedStyle(part).fontSize),
      ),
    );
    expect(Math.min(...sizes), `the smallest text, ${width} px wide`).toBeGreaterThanOrEqual(12);
  }
  await object.click();
  await expect(page.getByRole('heading', {name: 'Virtual machine to host'})).toBeInViewport();
  await model.click();
  await expect(page).toHaveURL(/\/udm\/host$/);
});

test('a connector page leads to its category, and a data model to its connectors', async ({
  page,
}) => {
  await page.goto(`${directory}/tenable-io`);
  const facts = page.locator('dl.strip');
  await facts.getByRole('link', {name: 'Vulnerability management'}).click();
  await expect(page).toHaveURL(/\/docs\/category\/vulnerability-management$/);
  await page.goto('/docs/reference/udm/container-image');
  await facts.getByText(/^\d+ connectors$/).click();
  await expect(facts.getByRole('link', {name: 'Amazon Inspector'})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every connector is there, by category, and a facet filters by its link', async ({page}) => {
    await page.goto(directory);
    await openFacets(page);
    await expect(field(page)).toBeHidden();
    const total = await rows(page).count();
    expect(total).toBeGreaterThan(100);
    await expect(page.getByRole('heading', {level: 3, name: /^Cloud security/})).toBeVisible();
    const left = await countOf(page, 'Authentication', 'Cloud role');
    await facet(page, 'Authentication', 'Cloud role').click();
    await expect(rows(page)).toHaveCount(left);
    await expect(page.getByRole('heading', {level: 3, name: /^Network security/})).toBeHidden();
    await page.getByRole('link', {name: 'Show all'}).click();
    await expect(rows(page)).toHaveCount(total);
  });
});
