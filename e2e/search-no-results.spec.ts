import {product} from '../src/product/facts';
import {openSearch, searchDialog} from './support/search';
import {expect, test} from './support/test';

test('a query without results can be reported by mail', async ({page, hasServices}) => {
  test.skip(hasServices, 'there it goes to the feedback service: query-report.services.spec.ts');
  const {dialog, status} = await openSearch(page);
  await page.keyboard.type('zzqqzz');
  await expect(dialog.getByText('No results for "zzqqzz"')).toBeVisible();
  await expect(status).toHaveText('No results for zzqqzz');
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  const link = dialog.getByRole('link', {name: 'Let us know.'});
  const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
  expect(href).toContain(`mailto:${product.supportEmail}`);
  expect(href).toContain('zzqqzz');
});

test('a query without results says what was understood and what to use instead', async ({page}) => {
  const {dialog} = searchDialog(page);
  await page.goto('search?q=zzqqzz');
  await expect(page.getByText('No page has the word zzqqzz.')).toBeVisible();
  const absences = page.getByRole('group').filter({hasText: 'What the platform doesn’t offer'});
  await absences.getByText('What the platform doesn’t offer').click();
  await expect(absences.getByRole('link', {name: 'An SDK'})).toBeVisible();
  await openSearch(page);
  await page.keyboard.type('zzqqzz');
  await expect(dialog.getByText('No page has the word zzqqzz.')).toBeVisible();
  await expect(dialog.getByRole('link', {name: 'Error messages'})).toBeVisible();
  await dialog.getByText('What the platform doesn’t offer').click();
  await dialog.getByRole('link', {name: 'SCIM', exact: true}).click();
  await expect(page).toHaveURL('docs/scim');
  await expect(dialog).toHaveCount(0);
});

test('a misspelt query has the results of its correction, and Enter opens the first', async ({
  page,
}) => {
  const {dialog, field, results, status} = await openSearch(page);
  // A hosted search waits 6 seconds for a correction, and a busy machine can take longer to load what corrects it.
  await expect(async () => {
    await field.clear();
    await field.fill('securty policies');
    const correction = dialog.getByText('Showing results for security policies.');
    await expect(correction).toBeVisible({timeout: 8000});
  }).toPass();
  await expect(results.first()).toContainText('Security policies');
  await expect(status).toHaveText(/^\d+ results for security policies$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('docs/security-policies');
});

test('a misspelt query can be searched as typed, and stays so', async ({page}) => {
  const {dialog, field, results} = await openSearch(page);
  await page.keyboard.type('vulnerabilty');
  const asTyped = dialog.getByRole('button', {name: 'Search instead for vulnerabilty.'});
  await asTyped.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('vulnerabilty');
  await expect(dialog.getByText('No results for "vulnerabilty"')).toBeVisible();
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  await field.fill('dashbaord');
  await expect(results.first()).toContainText(/dashboard/i);
  await field.fill('vulnerabilty');
  const suggestions = dialog.getByRole('listitem').getByRole('button');
  await expect(suggestions.first()).toContainText('vulnerability');
  expect(await suggestions.count()).toBeLessThanOrEqual(3);

  await page.goto('search?q=vulnerabilty');
  await expect(page.getByRole('status')).toHaveText('No results for “vulnerabilty”');
  await page.goto('docs/roles');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('vulnerabilty');
  await suggestions.first().click();
  await expect(field).toHaveValue(/vulnerability/);
  await expect(field).toBeFocused();
  await expect(results.first()).toContainText(/vulnerabilit/i);
});

const queries = {
  quotes: `"risk' \`score\` "`,
  HTML: '<img src=x onerror=alert(1)><script>alert(1)</script>',
  'a regular expression': '(.*)+[a-z]{3,}\\d?$|^((a+)+)+$',
  emoji: '👩‍👩‍👧‍👦 risk 🇨🇭',
  'right-to-left text': 'نقاط الخطر ‏',
  spaces: ' '.repeat(64),
  punctuation: '!?.,;:-_#+*~^°§$%&/()=',
  '64 letters': 'vulnerability'.repeat(5).slice(0, 64),
  'names of properties': 'constructor __proto__ toString',
};

for (const [kind, query] of Object.entries(queries)) {
  test(`${kind} in a query give results or none, and never markup`, async ({page}) => {
    const {dialog, field, results} = await openSearch(page);
    await field.fill(query);
    await expect(results.first().or(dialog.locator('.DocSearch-NoResults'))).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(dialog.locator('script')).toHaveCount(0);

    await page.goto(`search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('status')).toHaveText(
      query.trim() ? /results? for/ : 'Searches all of the documentation.',
    );
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(page.getByRole('main').locator('script')).toHaveCount(0);
  });
}
