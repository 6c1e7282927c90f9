import {expect, test, visit} from './support/test';

const withScreen = '/docs/basic-search';

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a screen fills the window and comes back', async ({page}) => {
    await page.goto(withScreen);
    const screen = page.getByRole('figure', {name: /^Screen: /}).first();
    await screen.getByRole('link', {name: 'Enlarge'}).click();
    await expect(screen).toHaveCSS('position', 'fixed');
    await screen.getByRole('link', {name: 'Close'}).click();
    await expect(screen).not.toHaveCSS('position', 'fixed');
    await page.goBack();
    await expect(screen).toHaveCSS('position', 'fixed');
  });
});

test('Escape closes an enlarged screen, and the focus and the page are where they were', async ({
  page,
}) => {
  await visit(page, withScreen);
  const screen = page.getByRole('figure', {name: /^Screen: /}).first();
  const enlarge = screen.getByRole('link', {name: 'Enlarge'});
  await enlarge.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await enlarge.click();
  await expect(screen).toHaveCSS('position', 'fixed');
  await expect(screen.getByRole('link', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(screen.getByRole('link', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(screen).not.toHaveCSS('position', 'fixed');
  await expect(enlarge).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('a screen is no wider than a narrow window, and its rows name their cells', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(withScreen);
  const screen = page.getByRole('figure', {name: /^Screen: /}).first();
  const widths = await screen.evaluate(({clientWidth, scrollWidth}) => [clientWidth, scrollWidth]);
  expect(widths[1]).toBe(widths[0]);
  const cell = screen.locator('.screen-list tbody td:nth-child(2)').first();
  const label = await cell.evaluate((node) => getComputedStyle(node, '::before').content);
  expect(label).toContain('Risk rating');
});

test('a page that is entered from another brings the styles of its screens', async ({page}) => {
  await visit(page, '/docs/category/searching');
  await expect(page.locator('link[rel=stylesheet][href*="screens"]')).toHaveCount(0);
  await page.locator(`article a[href="${withScreen}"]`).click();
  await expect(page).toHaveURL(withScreen);
  const screen = page.getByRole('figure', {name: /^Screen: /}).first();
  await expect(screen).toHaveCSS('container-type', 'inline-size');
});
