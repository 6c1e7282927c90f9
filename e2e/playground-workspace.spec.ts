import type {Page} from '@playwright/test';
import {excessWidth, violationsInBothModes} from './support/axe';
import {openPlayground, partsOf, query, retype} from './support/playground';
import {expect, hydrated, pasted, test} from './support/test';

const teams = 'FIND Team LIMIT 2';
const addressOf = (text: string) => `/playground#${new URLSearchParams({q: text})}`;

/** Types a query, and waits for its rows. */
async function run(page: Page, text: string, rows: number) {
  const {button, said} = partsOf(page);
  await retype(page, text);
  await button('Run').click();
  await expect(said(`${rows} rows`)).toBeVisible();
}

/** Shows a tab of the panel, which is folded in a narrow window. */
async function openTab(page: Page, name: string) {
  const panel = page.getByRole('complementary', {name: 'Schema, examples, and your queries'});
  await expect(panel).toBeVisible();
  const tab = panel.getByRole('tab', {name});
  const fold = panel.getByRole('button', {name: 'Schema, examples, and your queries'});
  if (!(await tab.isVisible())) await fold.click();
  await tab.click();
  return panel;
}

test.describe('the address', () => {
  test('follows the query, so that Back and Forward open and run it', async ({page}) => {
    const {editor, said} = await openPlayground(page);
    await expect(said('5 rows')).toBeVisible();
    await run(page, teams, 2);
    await expect(page).toHaveURL(addressOf(teams));
    await run(page, 'FIND Host LIMIT 3', 3);
    await page.goBack();
    await expect(editor).toHaveText(teams);
    await expect(said('2 rows')).toBeVisible();
    await page.goBack();
    await expect(editor).toHaveText(query);
    await page.goForward();
    await expect(said('2 rows')).toBeVisible();
    await expect(page).toHaveURL(addressOf(teams));
  });

  test('gets no entry for a query that is run again or has an error', async ({page}) => {
    const {button, editor, said} = await openPlayground(page);
    await expect(said('5 rows')).toBeVisible();
    await run(page, teams, 2);
    await button('Run').click();
    await retype(page, 'FIND Teem');
    await button('Run').click();
    await expect(said('has an error')).toBeVisible();
    await expect(page).toHaveURL(addressOf(teams));
    await page.goBack();
    await expect(editor).toHaveText(query);
  });

  test('keeps the draft at a reload, and opens its query at a new visit', async ({page}) => {
    const {editor, said} = await openPlayground(page, teams);
    await expect(said('2 rows')).toBeVisible();
    await retype(page, 'FIND Host LIMIT 3');
    await page.reload();
    await expect(editor).toHaveText('FIND Host LIMIT 3');
    await page.goto('about:blank');
    await page.goto(addressOf(teams));
    await expect(editor).toHaveText(teams);
    await expect(said('2 rows')).toBeVisible();
  });

  test('opens the query of another link that a reader follows', async ({page}) => {
    const {editor, said} = await openPlayground(page, teams);
    await expect(said('2 rows')).toBeVisible();
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `#${new URLSearchParams({q: query})}`,
    );
    await expect(editor).toHaveText(query);
    await expect(said('5 rows')).toBeVisible();
  });

  test('warns of a link that is very long', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const {button, menu, said} = await openPlayground(page);
    const names = Array.from({length: 800}, (_, index) => `"host-${index}"`);
    await retype(page, `FIND Host WHERE name IN [${names.join(', ')}]`);
    await menu('Copy').click();
    await button('Copy link').click();
    await expect(said('some programs cut off links this long')).toBeVisible();
    expect((await pasted(page)).length).toBeGreaterThan(8000);
  });
});

test('the history lists what ran, newest first, and opens it again', async ({page}) => {
  const {editor, said} = await openPlayground(page);
  await expect(said('5 rows')).toBeVisible();
  await run(page, teams, 2);
  const panel = await openTab(page, 'History');
  const entries = panel.getByRole('listitem').getByRole('button');
  await expect(entries).toHaveText([/^FIND Team.* 2 rows$/, /^FIND Host.* 5 rows$/]);
  await panel.getByRole('searchbox', {name: 'Find in the history'}).fill('critical');
  await expect(entries).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(editor).toHaveText(query);
  await expect(editor).toBeFocused();
  await page.reload();
  await expect(said('5 rows')).toBeVisible();
  await openTab(page, 'History');
  await expect(entries.first()).toHaveText(/^FIND Host/);
  await panel.getByRole('button', {name: 'Clear history'}).click();
  await expect(entries).toHaveCount(0);
  await expect(panel.getByRole('button', {name: 'Undo'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(2);
});

test('a query is saved, named, found, deleted, and brought back with the keyboard', async ({
  page,
}) => {
  const {button, editor, said} = await openPlayground(page, teams);
  await expect(said('2 rows')).toBeVisible();
  await button('Save query').press('Enter');
  const name = page.getByRole('textbox', {name: 'Name of the query'});
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(teams);
  await page.keyboard.type('Two teams');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('button', {name: /^Two teams/});
  await expect(entry).toBeFocused();
  await run(page, 'FIND Host LIMIT 3', 3);
  await page.reload();
  await expect(said('3 rows')).toBeVisible();
  const panel = await openTab(page, 'Saved');
  await panel.getByRole('button', {name: 'Delete Two teams'}).press('Enter');
  await expect(entry).toHaveCount(0);
  await expect(panel.getByRole('button', {name: 'Undo'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toHaveText(teams);
  await expect(said('2 rows')).toBeVisible();
});

test('the reader is told if the browser does not store the lists', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const {said} = await openPlayground(page);
  await expect(said('5 rows')).toBeVisible();
  const panel = await openTab(page, 'History');
  await expect(panel.getByText('This browser doesn’t store the list')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
});

test('the word at the cursor is explained, and Tab leads to its reference', async ({page}) => {
  const {editor, said} = await openPlayground(page);
  await expect(said('5 rows')).toBeVisible();
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let index = 0; index < 7; index += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ControlOrMeta+i');
  await expect(page.getByText('152 in the sample').last()).toBeVisible();
  await page.keyboard.press('Tab');
  const reference = page.getByRole('link', {name: 'Reference of Host, opens in a new tab'});
  await expect(reference).toBeFocused();
  await expect(reference).toHaveAttribute('href', '/docs/reference/udm/host');
  await page.keyboard.press('Escape');
  await expect(reference).toHaveCount(0);
  await expect(editor).toBeFocused();
});

test('keys format the query and list the shortcuts', async ({page}) => {
  const {button, editor, said, playground} = await openPlayground(page);
  await expect(said('5 rows')).toBeVisible();
  await retype(page, 'find Host limit 3');
  await page.keyboard.press('Shift+Alt+KeyF');
  await expect(editor.locator('.cm-line')).toHaveText(['FIND Host', 'LIMIT 3']);
  await page.keyboard.type('?');
  const shortcuts = playground.getByRole('region', {name: 'Shortcuts'});
  await expect(shortcuts).toHaveCount(0);
  await button('Run').focus();
  await page.keyboard.press('?');
  await expect(shortcuts).toContainText('Format the query');
  await page.keyboard.press('?');
  await expect(shortcuts).toHaveCount(0);
});

test('examples are found by what is said about them', async ({page}) => {
  const {said, editor} = await openPlayground(page);
  await expect(said('5 rows')).toBeVisible();
  const panel = await openTab(page, 'Examples');
  await panel.getByRole('searchbox', {name: 'Find an example'}).fill('top score');
  await expect(panel.getByRole('listitem').first()).toContainText(/top score/);
  await page.keyboard.press('Enter');
  await expect(editor).not.toHaveText(query);
});

test('every BQL page leads to the playground', async ({page}) => {
  await page.goto('/docs/bql-overview');
  await hydrated(page);
  const link = page.getByRole('link', {name: 'Playground', exact: true});
  const inPage = page.getByRole('main').locator(link);
  await expect(inPage).toHaveAttribute('href', '/playground');
  await expect(inPage).toBeInViewport();
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await inPage.click();
  await expect(partsOf(page).editor).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({expectedFaults: /ERR_INTERNET_DISCONNECTED/});

  test('meanings, lists, and Back still work once the page is loaded', async ({page, context}) => {
    const described = page.waitForResponse(/udm\.json/);
    const {button, said} = await openPlayground(page);
    await expect(said('5 rows')).toBeVisible();
    await described;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await run(page, teams, 2);
    const panel = await openTab(page, 'Schema');
    await panel.getByRole('searchbox').fill('kev');
    await expect(
      panel.getByRole('button', {name: /^associatedCvesIsCisaExploitable/}),
    ).toBeVisible();
    await openTab(page, 'History');
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await page.goBack();
    await expect(said('5 rows')).toBeVisible();
    const {playground} = partsOf(page);
    await playground.getByRole('tab', {name: 'Graph'}).click();
    await expect(playground.getByRole('group', {name: 'Graph', exact: true})).toBeVisible();
    await retype(page, 'FIND Host AS h RETURN h.riskRating AS Rating, count(*) AS Hosts');
    await button('Run').click();
    await playground.getByRole('tab', {name: 'Chart'}).click();
    await expect(playground.getByRole('figure').getByRole('img')).toBeVisible();
  });
});

test.describe('in light and in dark mode', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('axe finds nothing wrong in the lists, the shortcuts, and help', async ({page}) => {
    const {button, editor, said} = await openPlayground(page);
    await expect(said('5 rows')).toBeVisible();
    const panel = await openTab(page, 'History');
    await expect(panel.getByRole('button', {name: 'Clear history'})).toBeVisible();
    expect(await violationsInBothModes(page), 'history').toEqual([]);
    await button('Save query').click();
    expect(await violationsInBothModes(page), 'naming').toEqual([]);
    await page.keyboard.press('Escape');
    await button('Run').focus();
    await page.keyboard.press('?');
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+i');
    await expect(page.getByRole('link', {name: /^Reference of/})).toBeVisible();
    expect(await violationsInBothModes(page), 'shortcuts and help').toEqual([]);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  });
});
