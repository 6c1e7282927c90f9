import {expect, hydrated, test} from './support/test';

test.use({expectedFaults: /404/});

test('an address without a page suggests the closest pages by name', async ({page}) => {
  const response = await page.goto('/docs/guides/security/secruity-policys');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  const suggestions = page.getByRole('navigation', {name: 'Pages with a similar name'});
  await suggestions.getByRole('link', {name: 'Security policies', exact: true}).click();
  await expect(page).toHaveURL('/docs/security-policies');
});

test('it offers a search for the words of the address', async ({page}) => {
  await page.goto('/docs/old-folder/risk-scores.html');
  await hydrated(page);
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('old folder risk scores');
  await field.fill('risk scores');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=risk+scores');
});

test('an address that resembles nothing gets no suggestion', async ({page}) => {
  await page.goto('/docs/qqqqqq');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('qqqqqq');
  await expect(page.getByRole('heading', {name: 'Pages with a similar name'})).toHaveCount(0);
});
