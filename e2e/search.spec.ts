import {expect, hydrated, test} from './support/test';

const field = 'Search docs';

test('the button of the navbar opens search with the cursor in its field', async ({page}) => {
  await page.goto('/docs/quick-start');
  await hydrated(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: field}).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('searchbox', {name: field})).toBeFocused();
});

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens search`, async ({page}) => {
    await page.goto('/docs/roles');
    await hydrated(page);
    await page.keyboard.press(keys);
    await expect(page.getByRole('searchbox', {name: field})).toBeFocused();
  });
}

test('a slash that is typed into a field stays a slash', async ({page}) => {
  await page.goto('/search');
  await hydrated(page);
  await page.getByRole('searchbox', {name: field}).pressSequentially('a/b');
  await expect(page.getByRole('searchbox', {name: field})).toHaveValue('a/b');
});

test('results follow the typing, are counted aloud, and the query is in the address', async ({
  page,
}) => {
  await page.goto('/search');
  await hydrated(page);
  await page.getByRole('searchbox', {name: field}).fill('security policies');
  await expect(page).toHaveURL('/search?q=security+policies');
  await expect(page.getByRole('status')).toContainText(
    /page(s match|\smatches) “security policies”/,
  );
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Security policies');
});

test('the back button returns to the results', async ({page}) => {
  await page.goto('/search?q=roles');
  await page.getByRole('main').getByRole('link', {name: 'Roles', exact: true}).click();
  await expect(page).toHaveURL('/docs/roles');
  await page.goBack();
  await expect(page.getByRole('searchbox', {name: field})).toHaveValue('roles');
  await expect(
    page.getByRole('main').getByRole('link', {name: 'Roles', exact: true}),
  ).toBeVisible();
});

test('a query without a match says so', async ({page}) => {
  await page.goto('/search?q=zzzz');
  await expect(page.getByRole('status')).toHaveText('No pages match “zzzz”.');
});
