import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {excessWidth, violations} from './support/axe';
import {failure, faults, retry, test} from './support/own-site';
import {partsOf} from './support/playground';
import {searchDialog} from './support/search';
import {expect, hydrated} from './support/test';

test.use({expectedFaults: /./});

const guide = '/docs/roles';
/** The files a page references, by kind; script files are in the order they run. */
function filesOf(route: string, kind: 'script' | 'style'): RegExp[] {
  const html = readFileSync(`build${route}.html`, 'utf8');
  const named = kind === 'script' ? /text\/later src=(\S+?)>/g : /rel=stylesheet href=(\S+)/g;
  return [...html.matchAll(named)].map(([, file = '']) => new RegExp(`^${file}$`));
}

/** Every visit shows a sign of intent as soon as the page loads, so the script doesn't wait three seconds. */
const showIntent = (page: Page) =>
  page.addInitScript(() => addEventListener('load', () => dispatchEvent(new Event('pointermove'))));

/** The message shows, the text can be read, and nothing looks clickable. */
async function expectScriptless(page: Page) {
  await expect(failure(page)).toHaveText(
    'Part of this page couldn’t be loaded, so search and other controls are missing.',
  );
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('button').filter({visible: true})).toHaveText(['Retry']);
}

const isAlive = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

const scripts = filesOf(guide, 'script');
const [runtime, main, , , shared] = scripts;
const losses: [string, RegExp | undefined, keyof typeof faults][] = [
  ['the runtime', runtime, 'is missing'],
  ['a shared script', shared, 'is missing'],
  ["the page's own script", scripts.at(-1), 'is missing'],
  ["the page's own script", scripts.at(-1), 'is empty'],
  ['the main script', main, 'is missing'],
  ['the main script', main, 'meets trouble on the server'],
  ['the main script', main, 'gets no answer'],
  ['the main script', main, 'is cut'],
  ['the main script', main, 'is empty'],
  ['the main script', main, 'is the page of a hotel'],
];

for (const [what, file, fault] of losses) {
  test(`where ${what} ${fault}, the page is loaded afresh once, and Retry fixes it`, async ({
    page,
    site,
  }) => {
    site.spoil(file as RegExp, faults[fault]);
    await showIntent(page);
    await page.goto(guide);
    await expectScriptless(page);
    expect(site.loads.get(guide)).toBe(2);
    site.mend();
    await retry(page).click();
    await isAlive(page);
    await expect(failure(page)).toHaveCount(0);
    expect(site.loads.get(guide)).toBe(3);
  });
}

test('Retry can fail, too, and keeps the place of the reader', async ({page, site}) => {
  site.spoil(main as RegExp, 404);
  await showIntent(page);
  await page.goto(guide);
  await expectScriptless(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await retry(page).click();
  await expect.poll(() => site.loads.get(guide)).toBe(3);
  await expectScriptless(page);
  site.mend();
  await retry(page).click();
  await isAlive(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page).field).toBeFocused();
  expect(site.loads.get(guide)).toBe(4);
});

test('a script that is lost once is had with a new load of the page', async ({page, site}) => {
  const isMain = ({pathname}: URL) => main?.test(pathname) ?? false;
  await page.route(isMain, (asked) =>
    site.loads.get(guide) === 1 ? asked.fulfill({status: 404}) : asked.continue(),
  );
  await showIntent(page);
  await page.goto(guide);
  await expect.poll(() => site.loads.get(guide)).toBe(2);
  await isAlive(page);
  await expect(failure(page)).toHaveCount(0);
});

test('where nothing can be reached, the text of the page stays', async ({page, site}) => {
  site.spoil(/\.js$/, 'no answer');
  // Once the page itself has arrived.
  await page.route(`**${guide}`, async (asked) => {
    if (asked.request().method() === 'HEAD') await asked.abort();
    else await asked.continue();
  });
  await showIntent(page);
  await page.goto(guide);
  const said = 'The site can’t be reached, so search and other controls are missing.';
  await expect(failure(page)).toHaveText(said);
  await retry(page).focus();
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.keyboard.press('Enter');
  await asked;
  await expect(retry(page)).not.toHaveAttribute('aria-busy');
  await expect(retry(page)).toBeFocused();
  await expect(failure(page)).toHaveText(said);
  await expect(page.getByRole('article')).toContainText('role');
  expect(site.loads.get(guide)).toBe(1);
  site.mend();
  await page.unroute(`**${guide}`);
  await page.keyboard.press('Enter');
  await isAlive(page);
});

test('links lead on, and back to the message', async ({page, site}) => {
  site.spoil(main as RegExp, 404);
  await showIntent(page);
  await page.goto(guide);
  await expectScriptless(page);
  await page.getByRole('article').getByRole('link', {name: 'Users', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/users/);
  await expectScriptless(page);
  await page.goBack();
  await expect(page).toHaveURL(guide);
  await expectScriptless(page);
});

test('the next page shows its text where its script is lost, and Retry fixes it', async ({
  page,
  site,
}) => {
  await page.goto(guide);
  await hydrated(page);
  const link = page.getByRole('link', {name: 'Next'});
  const target = (await link.getAttribute('href')) ?? '';
  site.spoil(filesOf(target, 'script').at(-1) as RegExp, 404);
  await showIntent(page);
  await link.click();
  await expect(page).toHaveURL(target);
  await expectScriptless(page);
  expect(site.loads.get(target)).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 600));
  site.mend();
  await retry(page).click();
  await isAlive(page);
  await expect(failure(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the message fits, is the first that the keyboard reaches, and isn't printed: ${colorScheme}`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({colorScheme});
      site.spoil(main as RegExp, 404);
      await showIntent(page);
      await page.goto(guide);
      await expect(retry(page)).toBeInViewport({ratio: 1});
      await expect(page.locator('button').filter({visible: true})).toHaveText(['Retry']);
      // As without script, the sections are in the page.
      await expect(page.getByRole('navigation', {name: 'Main'}).getByText('Guides')).toBeVisible();
      expect(await excessWidth(page)).toBe(0);
      // Without script, tables have no Tab stop, but browsers let the keyboard scroll them anyway.
      expect((await violations(page)).filter((one) => !/^scrollable-region/.test(one))).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(retry(page)).toBeFocused();
      await page.emulateMedia({media: 'print'});
      await expect(failure(page)).toBeHidden();
    });
  }
});

const [allStyles] = filesOf(guide, 'style');
const ownStyles = filesOf('/playground', 'style').at(-1);

for (const [fault, answer] of Object.entries(faults)) {
  test(`where the style sheet of all pages ${fault}, the page says so, works, and Retry fixes it`, async ({
    page,
    site,
  }) => {
    site.spoil(allStyles as RegExp, answer);
    await page.goto(guide);
    await expect(failure(page)).toHaveText(
      'Part of this page couldn’t be loaded, so it might look wrong.',
    );
    expect(site.loads.get(guide)).toBe(2);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page).field).toBeFocused();
    await page.keyboard.press('Escape');
    site.mend();
    await retry(page).click();
    await expect.poll(() => site.loads.get(guide)).toBe(3);
    await page.getByRole('contentinfo').waitFor();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  });
}

for (const [fault, loads] of [
  ['is missing', 1],
  ['is the page of a hotel', undefined],
] as const) {
  test(`where the style sheet of the next page ${fault}, that page says so, and Retry fixes it`, async ({
    page,
    site,
  }) => {
    await page.goto('/versions');
    await hydrated(page);
    site.spoil(ownStyles as RegExp, faults[fault]);
    await page.getByRole('contentinfo').getByRole('link', {name: 'BQL playground'}).click();
    await expect(page).toHaveURL(/\/playground(#|$)/);
    await expect(failure(page)).toContainText('it might look wrong');
    expect(site.loads.get('/playground')).toBe(loads);
    await expect(partsOf(page).rows.first()).toBeVisible();
    site.mend();
    await retry(page).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(partsOf(page).rows.first()).toBeVisible();
  });
}
