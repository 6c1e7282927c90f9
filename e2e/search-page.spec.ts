import {expect, hydrated, test} from './support/test';

test('results follow the typing, are counted aloud, and the query is in the address', async ({
  page,
}) => {
  await page.goto('search');
  await hydrated(page);
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('security policies');
  await expect(page).toHaveURL('search?q=security+policies');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results? for “security policies”$/);
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Security policies');
});

test('the back button returns to the results', async ({page}) => {
  await page.goto('search?q=roles');
  await page.getByRole('main').getByRole('link', {name: 'Roles', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/roles/);
  await page.goBack();
  await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('roles');
  await expect(
    page.getByRole('main').getByRole('link', {name: 'Roles', exact: true}).first(),
  ).toBeVisible();
});

test('results come in pages that have addresses', async ({page}) => {
  await page.goto('search?q=risk');
  const results = page.getByRole('main').locator('ol > li');
  const pages = page.getByRole('navigation', {name: 'Result pages'});
  await expect(results).toHaveCount(20);
  const addresses = () =>
    results
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  // Page text arrives after titles, and changes the order once.
  await expect(async () => {
    const onFirst = await addresses();
    await pages.getByRole('link', {name: 'Next page'}).click();
    await expect(page).toHaveURL('search?q=risk&page=2');
    await expect(pages).toContainText('Page 2 of');
    const onSecond = await addresses();
    await page.goBack();
    await expect(pages).toContainText('Page 1 of');
    expect(onSecond.filter((address) => onFirst.includes(address))).toEqual([]);
  }).toPass();
});

test('the next page of results begins at its top', async ({page}) => {
  await page.goto('search?q=risk');
  await page.getByRole('link', {name: 'Next page'}).click();
  await expect(page).toHaveURL('search?q=risk&page=2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('a query without a match says so', async ({page}) => {
  await page.goto('search?q=zzqqzz');
  await expect(page.getByRole('status')).toHaveText('No results for “zzqqzz”');
  await expect(page.getByText('Believe this query should return results?')).toBeVisible();
});

test('a misspelt query has the results of its correction, or those of the query as typed', async ({
  page,
}) => {
  await page.goto('search?q=tikcet+sync');
  await expect(page.getByText('Showing results for ticket sync.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^\d+ results for “ticket sync”$/);
  await page.getByRole('button', {name: 'Search instead for tikcet sync.'}).click();
  await expect(page.getByRole('status')).toHaveText('No results for “tikcet sync”');
  await expect(page.getByText('Believe this query should return results?')).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'ticket sync'}).first().click();
  await expect(page.getByRole('status')).toHaveText(/^\d+ results for “ticket sync”$/);
});

test('a suggestion has no word that no page says', async ({page}) => {
  await page.goto('search?q=tikcet+sync');
  await page.getByRole('button', {name: 'Search instead for tikcet sync.'}).click();
  const suggestions = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(suggestions).toHaveText(['ticket sync']);
});

for (const number of ['99', '1e9']) {
  test(`page ${number} of results, which is beyond the last, is the last`, async ({page}) => {
    await page.goto(`search?q=risk&page=${number}`);
    const count = page.getByRole('status');
    await expect(count).toHaveText(/^\d+ results for “risk”$/);
    const counted = await count.innerText();
    const [, last] = /Page (\d+) of \1$/.exec(
      await page.getByRole('navigation', {name: 'Result pages'}).innerText(),
    ) ?? [''];
    expect(Number(last)).toBeGreaterThan(1);
    await expect(page).toHaveURL(`search?q=risk&page=${last}`);
    await expect(page.getByRole('link', {name: 'Previous page'})).toBeVisible();
    await page.goto('search?q=risk');
    await expect(count, 'the same on every page').toHaveText(counted);
  });
}

for (const [number, shown] of Object.entries({0: 1, '-1': 1, abc: 1, 2.5: 2})) {
  test(`page ${number} of results is page ${shown}`, async ({page}) => {
    await page.goto(`search?q=risk&page=${number}`);
    const pages = page.getByRole('navigation', {name: 'Result pages'});
    await expect(pages).toContainText(`Page ${shown} of`);
    await expect(page.getByRole('status')).toHaveText(/^\d+ results for “risk”$/);
  });
}

test('beyond the last page of nothing, there are no results', async ({page}) => {
  await page.goto('search?q=zzqqzz&page=3');
  await expect(page.getByRole('status')).toHaveText('No results for “zzqqzz”');
  await expect(page).toHaveURL('search?q=zzqqzz');
});

test("before the page's script is there, a search form leads to the search page", async ({
  page,
}) => {
  await page.route('**/assets/js/**', () => {});
  await page.goto('./');
  await page.getByRole('main').getByRole('searchbox').fill('roles');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('search?q=roles');
});

test('a section limits the results, and is in the address', async ({page}) => {
  await page.goto('search?q=risk');
  const sections = page.getByRole('group', {name: 'Sections'});
  const bql = sections.getByRole('button', {name: /^BQL, \d+ results?$/});
  const count = /\d+/.exec((await bql.textContent()) ?? '')?.[0];
  await bql.click();
  await expect(page).toHaveURL('search?q=risk&section=BQL');
  await expect(bql).toHaveAttribute('aria-pressed', 'true');
  await expect(bql).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(
    new RegExp(`^${count} results? for “risk” in BQL$`),
  );
  await expect(page.getByRole('main').locator('ol > li p').first()).toHaveText(/^BQL/);
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('risk score');
  await expect(page).toHaveURL('search?q=risk+score&section=BQL');
  await page.goto('search?q=crowdstrike+falcon&section=API');
  await expect(page.getByRole('status')).toHaveText(/for “crowdstrike falcon” in API$/);
  await sections.getByRole('button', {name: /^All/}).click();
  await expect(page).toHaveURL('search?q=crowdstrike+falcon');
  await page.goto('search?q=risk&section=Nonsense');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results for “risk”$/);
});
