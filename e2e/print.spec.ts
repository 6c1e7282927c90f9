import type {Page} from '@playwright/test';
import {product} from '../src/product/facts';
import {kinds} from './support/kinds';
import {expect, hydrated, test} from './support/test';

const connectApi = `/docs/${product.slug}-connect-api`;

// A4 without its margins.
test.use({viewport: {width: 680, height: 1009}, expectedFaults: /404/});

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
      page.locator(':is(.navbar, .footer, aside, .pagination-nav, button, input):visible'),
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

test('text and diagrams are as wide as the paper', async ({page}) => {
  for (const route of [kinds.guide, '/docs/due-dates', connectApi]) {
    await print(page, route);
    const widths = await page
      .locator('article, article .drawing > [role="img"]')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    for (const width of widths) expect(width, route).toBeGreaterThan(620);
  }
});

test("a link to another site is followed by its address, one within the site isn't", async ({
  page,
}) => {
  const isNamed = (links: (HTMLElement | SVGElement)[]) =>
    links.map((link) => {
      const address = getComputedStyle(link, '::after').content;
      return address.includes(link.getAttribute('href') ?? '');
    });
  for (const route of [kinds.guide, kinds.connector, kinds.model]) {
    await print(page, route);
    const links = page.locator('article a:visible');
    const elsewhere = page.locator('[href^="http"]');
    expect(await links.and(elsewhere).evaluateAll(isNamed)).not.toContain(false);
    const within = page.locator(':not([href^="http"])');
    expect(await links.and(within).evaluateAll(isNamed)).not.toContain(true);
  }
});

test('a screen of the product prints without what enlarges it', async ({page}) => {
  await print(page, '/docs/reporting');
  await expect(page.getByRole('figure', {name: /^Screen: /}).first()).toBeVisible();
  await expect(page.getByText('Enlarge').filter({visible: true})).toHaveCount(0);
});

test('words in tables stay whole, and code breaks at its signs and words', async ({page}) => {
  for (const route of [kinds.guide, kinds.connector, kinds.model, connectApi]) {
    await print(page, route);
    const broken = await page.locator('.table-scroll').evaluateAll((tables) => {
      const found: string[] = [];
      const range = document.createRange();
      for (const table of tables) {
        const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const {0: word, index} of (text.nodeValue ?? '').matchAll(/\w+/g)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
            if (lines.size > 1) found.push(word);
          }
        }
      }
      return found;
    });
    expect(broken, route).toEqual([]);
    await expect(page.locator('td pre'), 'code in a cell is no block').toHaveCount(0);
  }
});

test("a long table isn't laid over what follows it", async ({page}) => {
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
