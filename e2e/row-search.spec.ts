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
  const all = await rows(page, 'Search hosts').count();
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

test('a link with a query shows its rows, and clearing the field shows all again', async ({
  page,
}) => {
  await open(page, `${network}?host=okta`);
  await expect(rows(page, 'Search hosts')).toHaveCount(1);
  await field(page, 'Search hosts').fill('');
  await expect.poll(() => rows(page, 'Search hosts').count()).toBeGreaterThan(100);
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
  await expect(rows(page, 'Search screens')).toHaveText([/Clusters > Environments/]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there is no field, and the tables are complete', async ({page}) => {
    await page.goto(network);
    await expect(field(page, 'Search hosts')).toBeHidden();
    await expect(page.getByRole('cell', {name: 'api.crowdstrike.com'}).first()).toBeVisible();
  });
});
