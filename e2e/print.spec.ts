import type {Page} from '@playwright/test';
import {kinds} from './support/kinds';
import {expect, hydrated, test} from './support/test';

// A4 without its margins.
test.use({viewport: {width: 643, height: 971}, expectedFaults: /404/});

const print = async (page: Page, route: string) => {
  await page.goto(route);
  await hydrated(page);
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
};

for (const [kind, route] of Object.entries(kinds)) {
  test(`the ${kind} page prints without the shell, whole, on white`, async ({page}) => {
    await print(page, route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(
      page.locator(':is(.navbar, .footer, aside, .pagination-nav, button):visible'),
    ).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(table, pre, .table-scroll, [role="tabpanel"])')]
        .filter(
          (element) =>
            !element.checkVisibility() ||
            element.scrollWidth > element.clientWidth + 1 ||
            element.getBoundingClientRect().right > window.innerWidth ||
            (getComputedStyle(element).overflowY !== 'visible' &&
              element.scrollHeight > element.clientHeight + 1),
        )
        .map((element) => element.outerHTML.slice(0, 200)),
    );
    expect(cut).toEqual([]);
  });
}

test('each link is followed by its address', async ({page}) => {
  for (const route of [kinds.guide, kinds.connector, kinds.model]) {
    await print(page, route);
    const unnamed = await page
      .locator('article :is(p, li, td, dd) a[href]:not([href^="#"])')
      .evaluateAll((links) =>
        links
          .filter((link) => {
            if (!link.checkVisibility()) return false;
            const address = getComputedStyle(link, '::after').content;
            return !address.includes(link.getAttribute('href') ?? '');
          })
          .map((link) => link.outerHTML),
      );
    expect(unnamed, route).toEqual([]);
  }
});

test('a long table is not laid over what follows it', async ({page}) => {
  await print(page, kinds.model);
  const gaps = await page.locator('.table-scroll').evaluateAll((boxes) =>
    boxes.map((box) => {
      const {bottom} = (box.firstElementChild ?? box).getBoundingClientRect();
      return (box.nextElementSibling?.getBoundingClientRect().top ?? bottom) - bottom;
    }),
  );
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0);
});

test('what is closed on the screen is open on paper', async ({page}) => {
  await print(page, '/docs/bql-basic-keywords');
  await expect(page.locator('article details pre').first()).toBeVisible();
  await print(page, kinds['api example']);
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});
