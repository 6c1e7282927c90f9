import type {Locator} from '@playwright/test';
import {product} from '../src/product/facts';
import {layoutShift} from './support/layout-shift';
import {sections} from './support/sections';
import {expect, hydrated, interceptFromStart, test} from './support/test';

/** The menu link that leads to the page itself. */
const itemOfPage = (menu: Locator) => menu.locator('[aria-current="page"]');

test.describe('on a wide screen', () => {
  test.skip(({viewport}) => (viewport?.width ?? 0) < 996, 'the navbar is a drawer on a phone');

  test('the navbar holds the seven sections, search, locale and color mode', async ({page}) => {
    await page.goto('/docs/quick-start');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    for (const section of sections) {
      await expect(navbar.getByRole('link', {name: section, exact: true})).toBeVisible();
    }
    await expect(navbar.getByRole('button', {name: /search/i})).toBeVisible();
    await expect(navbar.getByText('English').first()).toBeVisible();
    await expect(navbar.getByRole('button', {name: /light|dark|system/i})).toBeVisible();
  });

  test('the sidebar can be filtered by the names of its pages', async ({page}) => {
    await page.goto('/docs/quick-start');
    await hydrated(page);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('searchbox', {name: 'Filter this sidebar'}).fill('access');
    await expect(sidebar.getByRole('link', {name: 'Access controls'})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'Quick start'})).toBeHidden();
    await sidebar.getByRole('searchbox').fill('no such page');
    await expect(sidebar.getByRole('status')).toHaveText('No page in this sidebar has that name.');
    await sidebar.getByRole('searchbox').press('Escape');
    await expect(sidebar.getByRole('link', {name: 'Quick start'})).toBeVisible();
  });

  test('the locale dropdown offers the one locale', async ({page}) => {
    await page.goto('/docs/quick-start');
    await hydrated(page);
    await page.getByRole('button', {name: 'English'}).hover();
    await expect(page.locator('.dropdown__menu').getByRole('link')).toHaveText(['English']);
  });

  test('the sidebar shows where its reader is before the script is there, and nothing jumps', async ({
    page,
  }) => {
    await page.route('**/assets/js/*', () => {});
    await page.goto('/docs/connectors/tenable-io');
    await expect(itemOfPage(page.getByRole('navigation', {name: 'Docs sidebar'}))).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await layoutShift(page)).toBe(0);
  });

  test('the sidebar goes along to a page of another category', async ({page}) => {
    await page.goto('/docs/connectors');
    await hydrated(page);
    await page.locator('main').getByRole('link', {name: 'Wiz', exact: true}).first().click();
    await expect(page).toHaveURL(/connectors\/wiz$/);
    const item = itemOfPage(page.getByRole('navigation', {name: 'Docs sidebar'}));
    await expect(item).toHaveText('Wiz');
    await expect(item).toBeInViewport({ratio: 1});
    // Categories open and close at their own pace.
    const isMoving = () =>
      page.locator('aside .menu').evaluate((menu) => menu.getAnimations({subtree: true}).length);
    await expect.poll(isMoving).toBe(0);
    await expect(item).toBeInViewport({ratio: 1});
  });

  test("the sidebar doesn't move where the page that it leads to is in sight", async ({page}) => {
    // The first visit's second page also changes fonts, and with them the sidebar's height.
    await page.addInitScript(() => localStorage.setItem('fonts', '[]'));
    await page.goto('/docs/connectors/tenable-io');
    await hydrated(page);
    const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
    await menu.evaluate((element) => element.scrollBy(0, 150));
    const place = () => menu.evaluate((element) => element.scrollTop);
    const before = await place();
    await menu.getByRole('link', {name: 'Tenable Security Center'}).click();
    await expect(page).toHaveURL(/tenable-sc|security-center/);
    await expect(itemOfPage(menu)).toHaveText('Tenable Security Center');
    expect(await place()).toBe(before);
  });

  test('the table of contents lists levels two and three', async ({page}) => {
    await page.goto('/docs/roles');
    const listed = await page.locator('.table-of-contents a').allTextContents();
    const headings = await page
      .locator('article :is(h2, h3)')
      .evaluateAll((all) => all.map((heading) => heading.firstChild?.textContent ?? ''));
    expect(listed).toEqual(headings);
  });
});

test.describe('on a phone', () => {
  test.skip(({viewport}) => (viewport?.width ?? 0) >= 996, 'wide screens show the navbar');

  test('the drawer holds the sections', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const drawer = page.locator('.navbar-sidebar');
    for (const section of sections) {
      await expect(drawer.getByRole('link', {name: section, exact: true})).toBeVisible();
    }
  });

  test('the drawer opens where its reader is', async ({page}) => {
    await page.goto('/docs/connectors/tenable-io');
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const panel = page.locator('.navbar-sidebar__item:not([inert])');
    await expect(itemOfPage(panel)).toHaveText('Tenable Vulnerability Management');
    await expect(itemOfPage(panel)).toBeInViewport({ratio: 1});
  });
});

test('the drawer takes the place of navbar and sidebar below 996 pixels, and contents fold below 1200', async ({
  page,
}) => {
  await page.goto('/docs/roles');
  await hydrated(page);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const width of [995, 996, 997, 1199, 1200]) {
    const isWide = width >= 996;
    const hasContents = width >= 1200;
    await page.setViewportSize({width, height: 800});
    await expect(toggle).toBeVisible({visible: !isWide});
    await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({visible: !hasContents});
    await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({visible: hasContents});
    for (const part of [
      navbar.getByRole('link', {name: 'BQL', exact: true}),
      page.getByRole('navigation', {name: 'Docs sidebar'}),
    ])
      await expect(part).toBeVisible({visible: isWide});
  }
});

test('a drawer that is open gives way to the navbar at 996 pixels', async ({page}) => {
  await page.setViewportSize({width: 900, height: 800});
  await page.goto('/docs/roles');
  await hydrated(page);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const drawer = page.locator('.navbar-sidebar');
  await page.setViewportSize({width: 995, height: 800});
  await expect(drawer).toBeVisible();
  await page.setViewportSize({width: 996, height: 800});
  await expect(drawer).toBeHidden();
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('link', {name: 'BQL', exact: true}).first().click();
  await expect(page).toHaveURL(/bql/);
});

test.describe('on a phone without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

  test('one bar above the title leads up, and to the sections', async ({page}) => {
    await page.goto('/docs/roles');
    const up = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link');
    await expect(up).toHaveText(['Security']);
    const contents = page.getByText('On this page').filter({visible: true});
    const [first, second] = [await up.boundingBox(), await contents.boundingBox()];
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 99))).toBeLessThan(8);
    await contents.click();
    await page
      .locator('.theme-doc-toc-mobile')
      .getByRole('link', {name: 'Troubleshooting'})
      .click();
    await expect(page.getByRole('heading', {name: 'Troubleshooting'})).toBeInViewport();
  });
});

test('the footer has its three columns', async ({page}) => {
  await page.goto('/docs/quick-start');
  const footer = page.getByRole('contentinfo');
  for (const title of ['Guides', 'Find us', 'More']) {
    await expect(footer.getByText(title, {exact: true})).toBeVisible();
  }
  for (const [name, href] of [
    ['Blog', product.links.blog],
    ['Customer support', product.links.support],
    ['Video channel', product.links.videos],
    ['Privacy policy', product.links.privacy],
  ] as const) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('href', href);
  }
});

test('breadcrumbs lead to the category, which says what its pages are about', async ({page}) => {
  await page.goto('/docs/users');
  await hydrated(page);
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  if ((page.viewportSize()?.width ?? 0) >= 996)
    await expect(breadcrumbs.getByRole('link', {name: 'Guides'})).toBeVisible();
  await breadcrumbs.getByRole('link', {name: 'Security'}).click();
  await expect(page).toHaveURL(/\/docs\/category\/security$/);
  const cards = page.locator('article').getByRole('link');
  await expect(cards.filter({has: page.getByRole('heading', {name: 'Users'})})).toBeVisible();
  for (const description of await cards.getByRole('paragraph').all())
    await expect(description).toHaveText(/\w+ \w+/);
  expect(await cards.getByRole('paragraph').count()).toBe(await cards.count());
});

test('a link to a section scrolls there, a link to a page scrolls to its top', async ({page}) => {
  await page.goto('/docs/quick-start');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Connectors'});
  await link.click();
  await expect(page).toHaveURL(/\/docs\/connectors$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goto('/docs/create-role');
  await page.waitForURL(/roles#create-a-new-role$/);
  await expect(page.locator('#create-a-new-role')).toBeInViewport();
});

test('the progress bar shows when a page takes longer than 200 ms, and not before', async ({
  page,
}) => {
  await interceptFromStart(page);
  await page.goto('/versions');
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Help'}).click();
  await page.clock.runFor(150);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  release();
  await expect(page).toHaveURL(/\/help$/);
});

test.describe("when a page's code cannot be fetched", () => {
  test.use({expectedFaults: /assets\/js|ERR_FAILED/});

  test('the browser loads the page afresh', async ({page}) => {
    await interceptFromStart(page);
    await page.goto('/versions');
    await hydrated(page);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    const reloaded = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Help'}).click();
    await reloaded;
    await expect(page).toHaveURL(/\/help$/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

for (const [name, connection, loads] of [
  ['a fast connection', {effectiveType: '4g', saveData: false}, true],
  ['2G', {effectiveType: '2g', saveData: false}, false],
  ['data saver', {effectiveType: '4g', saveData: true}, false],
] as const) {
  test(`on ${name}, a page is ${loads ? '' : 'not '}loaded when a pointer reaches its link`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Help'});
    await page.goto('/versions');
    await hydrated(page);
    await link.scrollIntoViewIfNeeded();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await link.hover();
    if (loads) {
      await expect.poll(() => asked).toContainEqual(expect.stringContaining('/assets/js/'));
    } else {
      // A link requests its page in the frame where it's reached.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(asked).toEqual([]);
    }
  });
}
