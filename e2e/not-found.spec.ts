import {navigate} from './support/navigate';
import {expect, hydrated, test, visit} from './support/test';

test.use({expectedFaults: /404/});

test('an address without a page suggests the closest pages by name', async ({page}) => {
  const response = await page.goto('/docs/guides/security/secruity-policys');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  const suggestions = page.getByRole('navigation', {name: 'Pages with similar names'});
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
  await expect(page.getByRole('heading', {name: 'Pages with similar names'})).toHaveCount(0);
});

for (const address of ['/docs/nothing-here', '/nothing-here']) {
  test(`${address} keeps its title once its script runs`, async ({page}) => {
    const response = await page.goto(address);
    const [, title = ''] = /<title[^>]*>(.*?)<\/title>/.exec((await response?.text()) ?? '') ?? [];
    expect(title).toContain('Page Not Found');
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('nothing here');
    // A title is written with the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await expect(page).toHaveTitle(title);
  });
}

for (const [address, route, title] of [
  ['/Help', '/help', 'Help'],
  ['/docs/Roles', '/docs/roles', 'Roles'],
  ['/DOCS/Category/Agent-Releases', '/docs/category/agent-releases', 'Agent releases'],
] as const) {
  test(`${address} isn't found, and suggests ${route} first`, async ({page}) => {
    const first = page
      .getByRole('navigation', {name: 'Pages with similar names'})
      .getByRole('link')
      .first();
    const isSuggested = async () => {
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
      await expect(first).toHaveText(title);
      await expect(first).toHaveAttribute('href', route);
      await expect(page).toHaveURL(address);
    };
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await isSuggested();
    await visit(page, '/docs/quick-start');
    const loaded = page.waitForEvent('load');
    const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === address);
    await navigate(page, address);
    expect((await asked).status()).toBe(404);
    await loaded;
    await isSuggested();
  });
}

test('within the site, an address without a page is asked for once, and back leads back', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/docs/gone')) asked += 1;
  });
  await visit(page, '/docs/roles');
  await navigate(page, '/docs/gone');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('gone');
  expect(asked).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Roles');
});
