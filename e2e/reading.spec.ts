import {excessWidth} from './support/axe';
import {kinds} from './support/kinds';
import {sections} from './support/sections';
import {sitemapRoutes} from './support/sitemap';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false, expectedFaults: /404/});

const addressesIn = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="?(\/[^"#?\s>]*)/g)].map(([, address]) => address ?? '');

test('links lead from the home page to every page', async ({request}) => {
  test.setTimeout(120_000);
  const reached = new Set(['/']);
  for (const route of reached) {
    const response = await request.get(route);
    if (!response.headers()['content-type']?.includes('html')) continue;
    for (const address of addressesIn(await response.text())) reached.add(address);
  }
  const missed = (await sitemapRoutes(request)).filter((route) => !reached.has(route));
  expect(missed).toEqual([]);
});

for (const width of [1280, 360]) {
  test.describe(`${width} px wide`, () => {
    test.use({viewport: {width, height: 740}});

    test('the sections and the sidebar are there, and lead on', async ({page}) => {
      await page.goto('/docs/security-policies');
      const navbar = page.getByRole('navigation', {name: 'Main'});
      for (const section of sections) {
        await expect(navbar.getByRole('link', {name: section, exact: true})).toBeVisible();
      }
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.getByRole('link', {name: 'Searching', exact: true}).click();
      await expect(page).toHaveURL(/\/docs\/category\/searching$/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Searching');
      await sidebar.getByRole('link', {name: 'Basic search'}).click();
      await expect(page).toHaveURL(/\/docs\/basic-search$/);
    });

    for (const [kind, route] of Object.entries(kinds)) {
      test(`the ${kind} page shows all of its text, and no button that could do nothing`, async ({
        page,
      }) => {
        await page.goto(route);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        // A link that clears filters is hidden until there is one. Below an operation, a head has what needs a script.
        const hideable = [
          'button, search form, [role="tablist"], .theme-doc-toc-mobile, [data-unfiltered]',
          // A heading that only screen readers need has no link to itself.
          '.hash-link',
          '.section-examples .query-head',
          // Next to its table of contents, the glossary needs no line of letters.
          ...(width >= 996 ? ['.letters'] : []),
          // The list of requests needs the space next to an introduction. Their sections say the same.
          ...(width < 1280 ? ['.endpoints'] : []),
          // An exercise needs a script, too. Its task, hints, and answer don't.
          '[class^="exercise_"] > .query',
          // On phones, the bar above the title shows only the way up. The menus have the rest.
          ...(width < 996 ? ['.breadcrumbs, [type="text/markdown"], [href="/playground"]'] : []),
        ].join();
        const hidden = await page.evaluate(
          (selector) =>
            [...document.querySelectorAll('article *')]
              .filter((element) => !element.closest('[role="tooltip"], details:not([open]), svg'))
              .filter((element) => !element.closest(selector))
              .filter((element) => element.textContent?.trim() && !element.checkVisibility())
              .map((element) => element.outerHTML.slice(0, 200)),
          hideable,
        );
        expect(hidden).toEqual([]);
        await expect(page.locator('button:visible')).toHaveCount(0);
        expect(await excessWidth(page)).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('a detail opens', async ({page}) => {
  await page.goto('/docs/bql-basic-keywords');
  const detail = page.locator('.markdown details').first();
  await detail.locator('summary').click();
  await expect(detail.locator('pre')).toBeVisible();
});
