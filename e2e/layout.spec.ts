import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import {product} from '../src/product';
import {expect, hydrated, test} from './support/test';

/** One page of every kind. */
const pages = {
  home: '/',
  help: '/help',
  versions: '/versions',
  search: '/search?q=risk',
  'not found': '/docs/no-such-roles',
  guide: '/docs/security-policies',
  'category index': '/docs/category/security',
  connectors: '/docs/connectors',
  connector: '/docs/connectors/amazon-inspector',
  api: `/docs/${product.slug}-api`,
  bql: '/docs/bql-overview',
  assistant: `/docs/${product.slug}-iq-overview`,
  release: '/docs/releases/platform/11.32',
  reference: '/docs/reference/glossary',
};

test.use({expectedFaults: /404/});
test.describe.configure({timeout: 60_000});

const widths = [360, 768, 1280, 1920];

for (const [kind, route] of Object.entries(pages)) {
  test(`the ${kind} page never scrolls sideways`, async ({page, hasTouch}) => {
    test.skip(hasTouch, 'the desktop project tries every width');
    await page.goto(route);
    await hydrated(page);
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(excess, `${width} px wide`).toBeLessThanOrEqual(0);
    }
  });
}

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds too faint, as "element: why". */
async function faintTexts(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const {violations} = await window.axe.run({
      runOnly: ['color-contrast', 'scrollable-region-focusable'],
    });
    return violations.flatMap(({nodes}) =>
      nodes.map(({html, failureSummary}) => `${html}: ${failureSummary}`),
    );
  });
}

for (const [kind, route] of Object.entries(pages)) {
  test(`the ${kind} page is readable in both color modes`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.goto(route);
    await hydrated(page);
    expect(await faintTexts(page), 'light').toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await faintTexts(page), 'dark').toEqual([]);
  });
}

test('a wide table scrolls inside itself and the keyboard can reach it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(pages.connector);
  await hydrated(page);
  const table = page.getByRole('region', {name: /^Table: /}).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('a line of prose is near 70 characters', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(pages.guide);
  const widest = await page
    .locator('.markdown > p')
    .evaluateAll((all) =>
      Math.max(
        ...all.map(
          (paragraph) =>
            paragraph.clientWidth / Number.parseFloat(getComputedStyle(paragraph).fontSize),
        ),
      ),
    );
  // A letter of a system font is about half as wide as it is high.
  expect(widest * 2).toBeGreaterThan(60);
  expect(widest * 2).toBeLessThan(85);
});

test('print shows the article without the shell', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(pages.guide);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const shell of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.pagination-nav']) {
    await expect(page.locator(shell)).toBeHidden();
  }
});
