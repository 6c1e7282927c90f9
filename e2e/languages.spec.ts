import {expect, hydrated, test} from './support/test';

/** A reader's walk through a site in two languages. The first is at the root, the other below its code. */

const german = 'de/docs/start/analyst';

/** The line that says that a page isn't translated, in the reader's language. */
const notice = 'main .page-fact[lang=de]';

test('the menu offers both languages, and changing the language keeps the page', async ({page}) => {
  await page.goto('docs/start/analyst');
  await hydrated(page);
  await page.getByRole('button', {name: 'English'}).hover();
  const menu = page.locator('.dropdown__menu').getByRole('link');
  await expect(menu).toHaveText(['English', 'Deutsch']);
  await menu.getByText('Deutsch').click();
  await expect(page).toHaveURL(/\/de\/docs\/start\/analyst$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Einstieg als Risk Analyst');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await hydrated(page);
  await page.getByRole('button', {name: 'Deutsch'}).hover();
  await menu.getByText('English').click();
  await expect(page).toHaveURL(/:\d+\/docs\/start\/analyst$/);
});

test('each version of a page names the other as its alternate, and the original for other readers', async ({
  request,
}) => {
  const alternatesOf = async (address: string) =>
    [...(await (await request.get(address)).text()).matchAll(/<link[^>]*hreflang[^>]*>/g)].map(
      ([link]) => [/hreflang="?([\w-]+)/.exec(link)?.[1], /href="?([^\s">]+)/.exec(link)?.[1]],
    );
  const alternates = await alternatesOf(german);
  expect(alternates.map(([language]) => language)).toEqual(['en', 'de', 'x-default']);
  const [[, english] = [], [, other] = [], [, fallback] = []] = alternates;
  expect(other).toBe(`${new URL(english ?? '').origin}/de/docs/start/analyst`);
  expect(fallback).toBe(english);
  expect(await alternatesOf('docs/start/analyst')).toEqual(alternates);
});

test('the interface of a German page is German', async ({page}) => {
  await page.goto(german);
  await expect(page.getByRole('navigation', {name: 'Hauptnavigation'})).toContainText(
    'Anleitungen',
  );
  await expect(page.getByRole('link', {name: 'Seite kopieren'})).toBeVisible();
  await expect(page.locator('.page-facts')).toContainText('Min. Lesezeit');
  await expect(page.getByText(/^Die ersten 5 von \d+ Zeilen$/).first()).toBeVisible();
  await expect(page.locator(notice)).toHaveCount(0);
});

test('the playground is German, and so are its counts', async ({page}) => {
  await page.goto('de/playground');
  await hydrated(page);
  await page.getByRole('button', {name: 'Ausführen'}).click();
  await expect(page.getByRole('tab', {name: 'Tabelle'})).toBeVisible();
  await expect(page.locator('.query-bar p[role=status]')).toContainText(/Zeilen?/);
  await page.getByRole('tab', {name: 'Verlauf'}).click();
  await expect(page.getByPlaceholder('Verlauf durchsuchen')).toBeVisible();
});

test('the search above a German table is German', async ({page}) => {
  await page.goto('de/docs/permissions');
  await hydrated(page);
  await page.getByRole('searchbox', {name: 'Berechtigungen suchen'}).fill('ticket');
  await expect(page.locator('main search').first().getByRole('status')).toHaveText(
    /^\d+ von \d+ Zeilen$/,
  );
});

test('a page without a translation says so, and what language it is in', async ({page}) => {
  await page.goto('de/docs/roles');
  await expect(page.locator(notice)).toHaveText(
    'Diese Seite gibt es noch nicht auf Deutsch. Sie lesen sie auf Englisch.',
  );
  await expect(page.locator('main h2').first()).toHaveAttribute('lang', 'en');
});

test('links to sections lead to the same section in both languages', async ({page}) => {
  await page.goto('de/docs/permissions');
  await hydrated(page);
  await page.locator('main').getByRole('link', {name: 'der Aktion'}).click();
  await expect(page).toHaveURL(/\/de\/docs\/permissions#who-can-do-what$/);
  await expect(page.getByRole('heading', {name: 'Wer was tun darf'})).toBeInViewport();
});

test('search in German finds other forms of a word, and the words of a compound', async ({
  page,
}) => {
  await page.goto(german);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Suchen'});
  const field = dialog.getByRole('combobox', {name: 'Suchen'});
  const results = dialog.getByRole('treeitem');
  await field.fill('welche Rolle darf einen Bildschirm öffnen');
  await expect(results.first()).toContainText('Berechtigungen');
  // The page has "Berechtigungen", and readers without umlauts on their keyboards write "oe".
  await field.fill('Berechtigung oeffnen');
  await expect(results.first()).toContainText('Berechtigungen');
  await field.fill('Benutzerberechtigung');
  await expect(results.first()).toContainText('Berechtigungen');
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/docs\/permissions/);
});

test('a German page has a Markdown copy in German, whose links stay in German', async ({
  request,
}) => {
  const copy = await (await request.get(`${german}.md`)).text();
  expect(copy).toContain('\n# Einstieg als Risk Analyst\n');
  expect(copy).toContain('\n## Ihre erste Stunde\n');
  const linking = await (await request.get('de/docs/start/developer.md')).text();
  expect(linking).toMatch(/\(https:\/\/[^/]+\/de\/docs\/users#create-a-user-for-a-script\)/);
  const index = await (await request.get('de/llms.txt')).text();
  expect(index).toMatch(
    /\[Einstieg als Risk Analyst\]\(https:\/\/[^/]+\/de\/docs\/start\/analyst\.md\)/,
  );
});

test('feeds and the sitemap of a language have its own addresses', async ({request}) => {
  for (const file of ['de/sitemap.xml', 'de/feeds/releases.atom']) {
    const text = await (await request.get(file)).text();
    const own = text.match(/(?<=<loc>|<link href=")https:\/\/[^/]+\/[^<"]*/g) ?? [];
    expect(own.length, file).toBeGreaterThan(5);
    for (const address of own) expect(new URL(address).pathname).toMatch(/^\/de(\/|$)/);
  }
});

test('the home page of a language is at its folder, and its scripts are allowed', async ({
  page,
}) => {
  await page.goto('de');
  await expect(page).toHaveURL(/\/de\/$/);
  await hydrated(page);
  await expect(page.getByRole('navigation', {name: 'Hauptnavigation'})).toBeVisible();
});
