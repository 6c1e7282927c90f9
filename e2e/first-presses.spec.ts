import type {Page} from '@playwright/test';
import {visitWithoutScript} from './support/script';
import {searchDialog} from './support/search';
import {expect, hydrated, pasted, test} from './support/test';

/*
 * Presses before the page's script is there. What the page itself can do is done immediately, and stays done when React
 * takes over. The rest waits for React.
 */

const guide = '/docs/roles';
const isWide = ({viewport}: {viewport: {width: number} | null}) => (viewport?.width ?? 0) > 996;

/** Lets the script arrive, and fails if the part was missing for a frame while React took the page over. */
async function takeOver(page: Page, arrive: () => void, selector: string) {
  await page.evaluate((part) => {
    const seen: string[] = [];
    Object.assign(window, {missing: seen});
    const isShown = () =>
      [...document.querySelectorAll(part)].some((element) => element.checkVisibility());
    const look = () => {
      if (!isShown()) seen.push(part);
      requestAnimationFrame(look);
    };
    look();
  }, selector);
  arrive();
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-replaying');
  expect(await page.evaluate(() => (window as unknown as {missing: string[]}).missing)).toEqual([]);
}

test('a tab is chosen immediately', async ({page}) => {
  const arrive = await visitWithoutScript(page, '/docs/graphql-hosts');
  const tab = page.getByRole('tab', {name: 'cURL'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel', {name: 'cURL'}).first();
  await expect(panel).toBeVisible();
  await takeOver(page, arrive, `[id="${await panel.getAttribute('id')}"]`);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', {name: 'GraphQL'}).first().click();
  await expect(panel).toBeHidden();
});

test('the announcement closes immediately, also on the next page', async ({page}) => {
  const arrive = await visitWithoutScript(page, guide);
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  arrive();
  await hydrated(page);
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(bar).toBeHidden();
});

test("the page's menu opens immediately", async ({page}) => {
  const arrive = await visitWithoutScript(page, guide);
  await page.getByLabel('More ways to read this page').click();
  const link = page.getByRole('link', {name: 'View as Markdown'});
  await expect(link).toBeVisible();
  arrive();
  await hydrated(page);
  await expect(link).toBeVisible();
});

test('a query is copied immediately, and the page says so later', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const arrive = await visitWithoutScript(page, '/docs/bql-basic-keywords');
  const button = page.getByRole('button', {name: 'Copy query'}).first();
  await button.hover();
  const colorBefore = await button.evaluate((element) => getComputedStyle(element).color);
  await button.click();
  await expect(button).not.toHaveCSS('color', colorBefore);
  await expect
    .poll(() => pasted(page))
    .toMatch(/^FIND Host AS h\nWHERE h\.internetFacing = true\n/);
  arrive();
  await expect(page.getByText('Copied the query.')).toBeVisible();
});

test.describe('search', () => {
  test('shows its field immediately, which keeps what is typed', async ({page}) => {
    const arrive = await visitWithoutScript(page, guide);
    await page.getByRole('button', {name: 'Search docs'}).click();
    const early = page.getByRole('dialog', {name: 'Search docs'});
    await expect(early.getByRole('searchbox', {name: 'Search docs'})).toBeFocused();
    await page.keyboard.type('role');
    await takeOver(page, arrive, 'dialog.search-dialog');
    const {dialog, field, results} = searchDialog(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('s');
    await expect(field).toHaveValue('roles');
    await expect(results.first()).toBeVisible();
    await expect(dialog).toHaveCount(1);
  });

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`opens with ${keys}`, async ({page}) => {
      const arrive = await visitWithoutScript(page, guide);
      await page.keyboard.press(keys);
      await page.keyboard.type('users');
      arrive();
      await expect(searchDialog(page).field).toHaveValue('users');
    });
  }

  test('closes with Escape, and stays closed', async ({page}) => {
    const arrive = await visitWithoutScript(page, guide);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    arrive();
    await hydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('answers Enter with the search page', async ({page}) => {
    await visitWithoutScript(page, guide);
    await page.keyboard.press('/');
    await page.keyboard.type('risk score');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=risk\+score/);
  });
});

test('a link is a link', async ({page}) => {
  await visitWithoutScript(page, guide);
  await page.getByRole('article').getByRole('link', {name: 'Users', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/users/);
});

test('what is typed into a form is sent', async ({page}) => {
  await visitWithoutScript(page, '/');
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('risk score');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=risk\+score/);
});

for (const route of ['/', '/search']) {
  test(`what is typed into a field stays: ${route}`, async ({page}) => {
    const arrive = await visitWithoutScript(page, route);
    const field = page.getByRole('searchbox', {name: 'Search docs'});
    await field.pressSequentially('security policies');
    arrive();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(field).toHaveValue('security policies');
    if (route === '/search') await expect(page.locator('main a').first()).toBeVisible();
  });
}

test('a term that has the focus shows its definition later', async ({page}) => {
  const arrive = await visitWithoutScript(page, '/docs/bql-basic-keywords');
  await page.locator('.term [role="button"]').first().focus();
  arrive();
  await expect(page.getByRole('tooltip').first()).toBeVisible();
});

test('what needs React is shown as pending, and done later', async ({page}) => {
  const arrive = await visitWithoutScript(page, '/docs/bql-basic-keywords');
  const run = page.getByRole('button', {name: 'Run', exact: true}).first();
  await run.click();
  await expect(run).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(page.getByRole('group', {name: 'Playground'}).getByRole('table')).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.skip(({viewport}) => !isWide({viewport}), 'a phone has these in its menu');

  test('each press of the color mode counts, and the button knows the mode later', async ({
    page,
  }) => {
    const arrive = await visitWithoutScript(page, guide);
    const root = page.locator('html');
    const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});
    await toggle.click();
    await expect(root).toHaveAttribute('data-theme-choice', 'light');
    await toggle.click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    arrive();
    await hydrated(page);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAccessibleName(/currently dark mode/);
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('a category of the sidebar opens immediately, and leads to its pages', async ({page}) => {
    const arrive = await visitWithoutScript(page, guide);
    await page.getByRole('button', {name: "Expand sidebar category 'Searching'"}).click();
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const link = sidebar.getByRole('link', {name: 'Query builder'});
    await expect(link).toBeVisible();
    await takeOver(page, arrive, 'aside a[href="/docs/visual-query-builder"]');
    await expect(link).toHaveCount(1);
    await page.getByRole('button', {name: "Collapse sidebar category 'Searching'"}).click();
    await expect(link).toBeHidden();
  });

  test('the open category closes immediately', async ({page}) => {
    const arrive = await visitWithoutScript(page, guide);
    await page.getByRole('button', {name: "Collapse sidebar category 'Security'"}).click();
    const link = page.locator('aside').getByRole('link', {name: 'Users', exact: true});
    await expect(link).toBeHidden();
    arrive();
    await hydrated(page);
    await expect(link).toBeHidden();
    await page.getByRole('button', {name: "Expand sidebar category 'Security'"}).click();
    await expect(link).toBeVisible();
  });

  test('the language menu opens with a key', async ({page}) => {
    const arrive = await visitWithoutScript(page, guide);
    await page.getByRole('button', {name: 'English'}).focus();
    await page.keyboard.press('Enter');
    const language = page.locator('.dropdown__menu').getByRole('link', {name: 'English'});
    await expect(language).toBeVisible();
    await takeOver(page, arrive, '.dropdown__menu a');
    await expect(page.getByRole('button', {name: 'English'})).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

test.describe('on a phone', () => {
  test.skip(isWide, 'wide screens have no menu button');

  test("the menu opens immediately with the section's pages", async ({page}) => {
    const arrive = await visitWithoutScript(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    const menu = page.locator('.early-menu, .navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Users', exact: true})).toBeVisible();
    await menu.getByRole('button', {name: "Expand sidebar category 'Searching'"}).tap();
    const page1 = menu.getByRole('link', {name: 'Query builder'});
    await expect(page1).toBeVisible();
    await takeOver(
      page,
      arrive,
      ':is(.early-menu, .navbar-sidebar) a[href="/docs/visual-query-builder"]',
    );
    await expect(page1).toHaveCount(1);
    await menu.getByRole('button', {name: 'Close navigation bar'}).tap();
    await expect(page1).toBeHidden();
  });

  test('its button leads to the sections, and they stay', async ({page}) => {
    const arrive = await visitWithoutScript(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await page.getByRole('button', {name: 'Back to main menu'}).tap();
    const menu = page.locator('.early-menu, .navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Releases'})).toBeVisible();
    await takeOver(page, arrive, ':is(.early-menu, .navbar-sidebar) a[href="/docs/releases"]');
    await expect(menu.getByRole('link', {name: 'Releases'})).toBeVisible();
  });

  test('the menu closes, and stays closed', async ({page}) => {
    const arrive = await visitWithoutScript(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await page.getByRole('dialog').getByRole('button', {name: 'Close'}).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    arrive();
    await hydrated(page);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});
