import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './support/test';

const network = '/docs/network';
const compare = '/docs/connectors/compare';

const field = (page: Page, name: string) => page.getByRole('searchbox', {name});
const searchWith = (page: Page, name: string) =>
  page.getByRole('search').filter({has: field(page, name)});
const rows = (page: Page, name: string) => searchWith(page, name).locator('tbody tr:visible');

async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

test("typing a vendor leaves its connectors' hosts, and the address keeps it", async ({page}) => {
  await open(page, network);
  const all = await searchWith(page, 'Search hosts').locator('tbody tr').count();
  await field(page, 'Search hosts').fill('crowdstrike');
  await expect(rows(page, 'Search hosts')).toHaveCount(2);
  await expect(searchWith(page, 'Search hosts').getByRole('status')).toHaveText(
    `2 of ${all} connectors`,
  );
  await expect(searchWith(page, 'Search hosts').locator('h3:visible')).toHaveCount(2);
  await expect(page).toHaveURL(/\?host=crowdstrike$/);
  await rows(page, 'Search hosts')
    .getByRole('link', {name: 'CrowdStrike Falcon', exact: true})
    .click();
  await expect(page).toHaveURL(/\/docs\/connectors\/crowdstrike#before-you-begin$/);
});

test('a link with a query shows its rows, and clearing the field folds all sections again', async ({
  page,
}) => {
  await open(page, `${network}?host=okta`);
  await expect(rows(page, 'Search hosts')).toHaveCount(1);
  await field(page, 'Search hosts').fill('');
  await expect(rows(page, 'Search hosts')).toHaveCount(0);
  await expect(
    searchWith(page, 'Search hosts').getByRole('heading', {name: 'Cloud security'}),
  ).toBeVisible();
});

test('the two searches of a page filter their own rows, and share the address', async ({page}) => {
  await open(page, compare);
  await field(page, 'Search attributes').fill('riskOwner');
  await expect(rows(page, 'Search attributes').first()).toContainText(
    'calculated in orchestration',
  );
  await expect(page).toHaveURL(/\?attribute=riskOwner$/);
  await field(page, 'Search connectors').fill('oauth identity');
  await expect(rows(page, 'Search connectors').first()).toContainText('OAuth');
  await expect(page).toHaveURL(/\?attribute=riskOwner&connector=oauth\+identity$/);
  await expect(rows(page, 'Search attributes').first()).toContainText(
    'calculated in orchestration',
  );
});

test("a message that isn't on one page of messages is looked up on the other with the same words", async ({
  page,
}) => {
  await open(page, '/docs/errors');
  await field(page, 'Search messages').fill('okta 400 dpop');
  await expect(searchWith(page, 'Search messages').getByRole('status')).toContainText(
    'No matching',
  );
  await page.getByRole('link', {name: 'Search the messages of connectors'}).click();
  await expect(page).toHaveURL(/\/docs\/connector-errors\?q=okta\+400\+dpop$/);
  await expect(rows(page, 'Search messages').first()).toContainText('invalid_dpop_proof');
  await expect(page.getByRole('link', {name: 'Search all other messages'})).toHaveAttribute(
    'href',
    /\/docs\/errors\?q=okta\+400\+dpop$/,
  );
});

test('a form among all limits leads to the roles that can open its screen', async ({page}) => {
  await open(page, '/docs/limits?q=environment+order');
  await page.getByRole('link', {name: 'Configurator or System administrator'}).click();
  await expect(rows(page, 'Search screens')).toHaveText([/Clusters\s› Environments/]);
});

test('an address that leads to a folded section opens it', async ({page}) => {
  await open(page, '/docs/errors#backups');
  const openSections = page.locator('details.fold[open] > summary > h2');
  await expect(openSections).toHaveText([/^Backups/]);
  await expect(openSections).toBeInViewport();
  await page.goto('/docs/errors#access-controls');
  await expect(openSections).toHaveText([/^Access controls/, /^Backups/]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there is no field, and sections unfold', async ({page}) => {
    await page.goto(network);
    await expect(field(page, 'Search hosts')).toBeHidden();
    const cell = page.getByRole('cell', {name: 'api.crowdstrike.com'}).first();
    await expect(cell).toBeHidden();
    for (const summary of await page.locator('details.fold > summary').all()) await summary.click();
    await expect(cell).toBeVisible();
  });

  test('a link to a folded section shows its rows', async ({page}) => {
    await page.goto('/docs/errors#backups');
    const rowsShown = page.locator('details:has(> summary > #backups) tbody tr');
    await expect(rowsShown.first()).toBeVisible();
  });
});
