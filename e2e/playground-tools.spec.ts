import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {violationsInBothModes} from './support/axe';
import {library, openPlayground, partsOf, query, retype} from './support/playground';
import {expect, hydrated, interceptFromStart, pasted, test} from './support/test';

test('nothing of the playground is loaded before a reader reaches for it', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(library);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  expect(asked.filter((url) => /query-worker|query-editor|udm\.json/.test(url))).toEqual([]);
  await page.getByRole('button', {name: 'Run', exact: true}).first().focus();
  const since = () => asked.slice(before).join(' ');
  await expect.poll(since).toContain('query-editor');
  await expect.poll(since).toContain('query-worker');
});

test('a query of a page gives the same rows when it is run', async ({page}) => {
  await page.goto(library);
  await hydrated(page);
  const first = page.locator('table.query-result').first().locator('tbody tr');
  const computed = await first.allInnerTexts();
  await page.getByRole('button', {name: 'Run', exact: true}).first().click();
  const {rows, said} = partsOf(page);
  await expect(said(/^\d+ rows/)).toBeVisible();
  expect((await rows.allInnerTexts()).slice(0, computed.length)).toEqual(computed);
});

test('completion comes from the data model, by keyboard, and Tab leaves the editor', async ({
  page,
}) => {
  const {editor, button} = await openPlayground(page);
  await retype(page, '');
  await page.keyboard.type('FIN');
  await expect(page.getByRole('option', {name: /^FIND/})).toBeVisible();
  // For its first 75 ms, CodeMirror's list ignores keys.
  await page.waitForTimeout(100);
  await page.keyboard.press('Tab');
  // What can come next is offered immediately.
  await expect(page.getByRole('option').first()).not.toHaveText(/FIND/);
  await page.keyboard.type('Ho');
  await expect(page.getByRole('option', {name: /^Host\b/}).first()).toBeVisible();
  await page.waitForTimeout(100);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' WHERE riskRat');
  await expect(page.getByRole('option', {name: /^riskRating/})).toBeVisible();
  await page.waitForTimeout(100);
  await page.keyboard.press('Tab');
  await expect(editor).toHaveText(/^FIND Host WHERE riskRating ?$/);
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(editor).not.toBeFocused();
  await expect(button('Run')).toBeFocused();
});

test('a click on a heading sorts, ratings by rank', async ({page}) => {
  const text =
    'FIND Host RETURN DISTINCT riskRating AS "Risk rating" ORDER BY "Risk rating" DESC LIMIT 3';
  const {table, rows} = await openPlayground(page, text);
  await expect(rows).toHaveText(['Critical', 'High', 'Medium']);
  await expect(rows.first().locator('.severity--critical')).toBeVisible();
  const heading = table.getByRole('columnheader');
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows).toHaveText(['Medium', 'High', 'Critical']);
});

test('a sort lasts until the next result', async ({page}) => {
  const {rows, table, button, said} = await openPlayground(
    page,
    'FIND Team RETURN name AS Team ORDER BY name LIMIT 3',
  );
  await expect(rows).toHaveCount(3);
  const [first = ''] = await rows.allInnerTexts();
  const heading = table.getByRole('columnheader').getByRole('button');
  await heading.click();
  await heading.click();
  await expect(rows.last()).toHaveText(first);
  await button('Run').click();
  await expect(rows.first()).toHaveText(first);
  await expect(said('3 rows')).toBeVisible();
});

test('a long result shows its first rows, and all when a reader asks', async ({page}) => {
  const {rows, button} = await openPlayground(page, 'FIND Host');
  await expect(rows).toHaveCount(100);
  await button('Show all 152 rows').click();
  await expect(rows).toHaveCount(152);
});

test('a sort takes all rows, of which the page has only the first', async ({page}) => {
  const {rows, table, button, said} = await openPlayground(
    page,
    'FIND SourceModel AS s RETURN s.uid ORDER BY s.uid',
  );
  await expect(said(/^First 1,000 of 3,\d{3} rows/)).toBeVisible();
  await expect(button('Show the first 1,000 rows')).toBeVisible();
  const [first = ''] = await rows.allInnerTexts();
  const heading = table.getByRole('columnheader').getByRole('button');
  await heading.click();
  await heading.click();
  await expect(rows.first()).not.toHaveText(first);
  const [last = ''] = await rows.allInnerTexts();
  await retype(page, 'FIND SourceModel AS s RETURN s.uid ORDER BY s.uid DESC LIMIT 1');
  await button('Run').click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText(last);
});

test('results are copied as CSV and as JSON, and a link carries the query', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => pasted(page);
  const {button, menu, said} = await openPlayground(page, 'FIND Company RETURN name AS Name');
  await menu('Export').click();
  await button('Copy CSV').click();
  await expect(said('Copied 2 rows as CSV.')).toBeVisible();
  expect(await clipboard()).toBe('Name\r\nLarkfield Group\r\nOsterby Hydraulics\r\n');
  await menu('Export').click();
  await button('Copy JSON').click();
  await expect(said('Copied 2 rows as JSON.')).toBeVisible();
  expect(JSON.parse(await clipboard())[0]).toEqual({Name: 'Larkfield Group'});
  await menu('Copy').click();
  await button('Copy link').click();
  await expect(said('Copied the link.')).toBeVisible();
  expect(await clipboard()).toContain('/playground#q=FIND+Company+RETURN');
});

test('all rows are copied, not only the ones on the page', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {button, menu, said} = await openPlayground(page, 'FIND SourceModel AS s RETURN s.uid');
  await expect(said(/^First 1,000 of 3,\d{3} rows/)).toBeVisible();
  const [, total = ''] = /of ([\d,]+) rows/.exec((await said('First').textContent()) ?? '') ?? [];
  await menu('Export').click();
  await button('Copy CSV').click();
  await expect(said(`Copied ${total} rows as CSV.`)).toBeVisible();
  const lines = (await pasted(page)).trimEnd().split('\r\n');
  expect((lines.length - 1).toLocaleString('en')).toBe(total);
});

for (const [format, beginning] of [
  ['CSV', /^Name\r\nLarkfield Group\r\n/],
  ['JSON', /^\[\n {2}\{\n {4}"Name": "Larkfield Group"/],
] as const)
  test(`a result is downloaded as ${format}`, async ({page}) => {
    const {button, menu} = await openPlayground(page, 'FIND Company RETURN name AS Name');
    await menu('Export').click();
    const downloading = page.waitForEvent('download');
    await button(`Download ${format}`).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`result.${format.toLowerCase()}`);
    expect(await readFile(await file.path(), 'utf8')).toMatch(beginning);
  });

test('a query is copied as a program for the API, or the menu says why not', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {button, menu, said} = await openPlayground(page, 'FIND Host WHERE name = "web-01"');
  await menu('Copy').click();
  await button('Copy as cURL').click();
  await expect(said('Copied as cURL.')).toBeVisible();
  expect(await pasted(page)).toContain('hosts(filter: $filter');
  await retype(page, 'FIND Host THAT HAS Vulnerability');
  await menu('Copy').click();
  await expect(said("The API can't follow relationships with THAT.")).toBeVisible();
  await expect(button('Copy as cURL')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu('Copy')).toBeFocused();
});

test('a query without rows shows what its conditions leave, and what was probably meant', async ({
  page,
}) => {
  const {playground, editor, rows, button, said} = await openPlayground(
    page,
    'FIND Host WHERE osFamily EXISTS AND tags CONTAINS ANY ["PCI"] AND riskScore > 1',
  );
  await expect(rows).toHaveText([
    /^FIND Host\s*152$/,
    /^osFamily EXISTS\s*\d+$/,
    /^tags CONTAINS ANY \["PCI"\]\s*0$/,
  ]);
  expect(await violationsInBothModes(page)).toEqual([]);
  await expect(playground.getByText('Did you mean "pci"? It matches 27 hosts.')).toBeVisible();
  await button('Change to "pci"').click();
  await expect(said(/^\d+ rows/)).toBeVisible();
  await expect(editor).toHaveText(/\["pci"\]/);
  await expect(editor).toBeFocused();
});

test('rows that repeat are explained, and one click removes them', async ({page}) => {
  const {playground, editor, button, said} = await openPlayground(
    page,
    'FIND Violation AS v THAT HAS Asset AS a RETURN v.name',
  );
  await expect(playground.getByText(/^171 paths lead to 170 violations/)).toBeVisible();
  await button('Add WITH DISTINCT v').click();
  await expect(said(/^170 rows/)).toBeVisible();
  await expect(editor).toHaveText(/WITH DISTINCT v RETURN/);
  await expect(button('Add WITH DISTINCT v')).toHaveCount(0);
});

/** Opens an unfinished query, next to the panel with the data model. */
async function openSchema(page: Page) {
  const {editor, said} = await openPlayground(page, 'FIND Host AS h WHERE ');
  await expect(said('The query has an error')).toBeVisible();
  const panel = page.getByRole('complementary', {name: 'Schema, examples, and your queries'});
  return {editor, panel, search: panel.getByRole('searchbox')};
}

test('the data model is searched by meaning, and what is picked goes into the query', async ({
  page,
}) => {
  const {editor, panel, search} = await openSchema(page);
  const fold = panel.getByRole('button', {name: 'Schema, examples, and your queries'});
  if (!(await search.isVisible())) await fold.click();
  await search.fill('kev');
  await expect(panel.getByRole('button', {name: /^associatedCvesIsCisaExploitable/})).toBeVisible();
  await search.fill('');
  await panel.getByRole('button', {name: /^Host \d/}).click();
  await editor.press('ControlOrMeta+End');
  if (!(await search.isVisible())) await fold.click();
  await panel.getByRole('button', {name: /^riskScore/}).click();
  await expect(editor).toHaveText('FIND Host AS h WHERE h.riskScore');
  await expect(editor).toBeFocused();
});

test('an attribute opens to its values with counts, and a verb to all its models', async ({
  page,
}) => {
  const {editor, panel, search} = await openSchema(page);
  await editor.press('ControlOrMeta+End');
  await search.fill('risk rating');
  await panel.getByRole('button', {name: /^riskRating/}).click();
  await expect(editor).toHaveText('FIND Host AS h WHERE h.riskRating');
  await page.keyboard.type(' = ');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', {name: 'Values of riskRating'}).click();
  await expect(
    panel.getByText(/^[\d,]+ of [\d,]+ records in the sample have a value/),
  ).toBeVisible();
  await panel.getByRole('button', {name: /^Critical [\d,]+$/}).click();
  await expect(editor).toHaveText('FIND Host AS h WHERE h.riskRating = "Critical"');
  await search.fill('supports');
  await panel.getByRole('button', {name: 'Models of SUPPORTS'}).click();
  await panel.getByRole('button', {name: 'BusinessService', exact: true}).click();
  await expect(editor).toContainText('= "Critical" THAT SUPPORTS BusinessService');
});

test('arrow keys reach the tabs of the panel', async ({page}) => {
  const {said, button} = await openPlayground(page);
  await expect(said('5 rows')).toBeVisible();
  await button('Examples').click();
  const examples = page.getByRole('tab', {name: 'Examples'});
  await expect(examples).toHaveAttribute('aria-selected', 'true');
  await examples.press('ArrowLeft');
  const schema = page.getByRole('tab', {name: 'Schema'});
  await expect(schema).toBeFocused();
  await expect(schema).toHaveAttribute('aria-selected', 'true');
});

test('a query is formatted and explained', async ({page}) => {
  const {editor, button, playground} = await openPlayground(page);
  await retype(page, 'find Host where riskScore > 9 limit 3');
  await button('Format').click();
  await expect(editor.locator('.cm-line')).toHaveText([
    'FIND Host',
    'WHERE riskScore > 9',
    'LIMIT 3',
  ]);
  await button('Explain').click();
  await expect(playground.getByRole('region', {name: 'Explanation'})).toContainText(/hosts/);
});

test('a query that runs away is stopped, and the page stays responsive', async ({page}) => {
  const {button, said} = await openPlayground(page);
  const findings = ['a', 'b', 'c'].map((alias) => `Finding AS ${alias}`);
  await retype(page, `FIND ${findings.join(' THAT RELATES TO ')} RETURN count(*)`);
  await button('Run').click();
  await button('Explain').click();
  await expect(button('Explain')).toHaveAttribute('aria-expanded', 'true');
  await expect(said(/more than (200,000 paths|5 seconds)/)).toBeVisible({timeout: 10_000});
  await retype(page, query);
  await button('Run').click();
  await expect(said('5 rows, out of')).toBeVisible();
});

test('a run that keeps a reader waiting can be stopped', async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/query-worker/, async (route) => {
    await released;
    await route.continue();
  });
  const {button, said} = await openPlayground(page);
  await expect(said('Running…')).toBeVisible();
  await button('Stop').click();
  await expect(said('The query was stopped.')).toBeVisible();
  release();
  await button('Run').click();
  await expect(said('5 rows, out of')).toBeVisible();
});

test('a query that has changed says that its result is older', async ({page}) => {
  const {button, said} = await openPlayground(page);
  await expect(said('5 rows, out of')).toBeVisible();
  await retype(page, 'FIND Team LIMIT 2');
  await expect(said('has changed since')).toBeVisible();
  await button('Run').click();
  await expect(said('2 rows, out of')).toBeVisible();
  await expect(said('has changed since')).toBeHidden();
});

test.describe('without a connection', () => {
  test.use({expectedFaults: /ERR_INTERNET_DISCONNECTED/});

  test('it works offline once it is loaded', async ({page, context}) => {
    const {button, said} = await openPlayground(page);
    await expect(said('5 rows')).toBeVisible();
    await context.setOffline(true);
    await retype(page, 'FIND Team LIMIT 2');
    await button('Run').click();
    await expect(said('2 rows, out of')).toBeVisible();
    await button('Format').click();
    await expect(partsOf(page).editor.locator('.cm-line')).toHaveCount(2);
  });

  test('a playground that cannot be loaded leaves the page as it is', async ({page}) => {
    await interceptFromStart(page);
    await page.goto(library);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/*.js', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', {name: 'Edit', exact: true}).first().click();
    await expect(page.getByRole('alert')).toContainText(/couldn.t be loaded/);
    await expect(page.locator('table.query-result').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a page shows what its queries find', async ({page}) => {
    await page.goto(library);
    await expect(page.locator('table.query-result').first()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Run', exact: true})).toHaveCount(0);
    await expect(page.getByRole('link', {name: 'Open in playground'})).toHaveCount(0);
  });

  test('the playground shows an example with its rows', async ({page}) => {
    await page.goto('/playground');
    await expect(page.getByText('FIND Host AS h').first()).toBeVisible();
    await expect(page.getByRole('cell', {name: /^web-/}).first()).toBeVisible();
    await expect(page.locator('main button:visible')).toHaveCount(0);
  });
});
