import {readFileSync} from 'node:fs';
import {unpackCopy} from './support/offline-copy';
import {expect, test} from './support/test';

let copy: ReturnType<typeof unpackCopy>;

test.beforeAll(() => {
  copy = unpackCopy('build');
});
test.afterAll(() => copy.remove());

const fileOf = (name: string) => copy.fileOf(name);

test('a reader goes from page to page in a folder', async ({page}) => {
  await page.goto(fileOf('index.html'));
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'BQL'}).click();
  await expect(page).toHaveURL(fileOf('docs/bql-overview.html'));
  await page.getByRole('link', {name: 'Clause order'}).first().click();
  await expect(page).toHaveURL(/bql-overview\.html#clause-order$/);
  await page.getByRole('link', {name: 'Functions', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Functions');
  const isShown = await page.evaluate(() =>
    [...document.images].every(({naturalWidth, loading}) => loading === 'lazy' || naturalWidth > 0),
  );
  expect(isShown).toBe(true);
});

test('every link of a page leads to a file in the folder, or to the site', async ({page}) => {
  for (const name of ['index.html', 'docs/roles.html', 'docs/connectors.html']) {
    await page.goto(fileOf(name));
    const links = await page.evaluate(() => [...document.links].map(({href}) => href));
    const files = links.filter((href) => href.startsWith('file:'));
    expect(files.length).toBeGreaterThan(20);
    for (const href of new Set(files.map((href) => href.split(/[?#]/)[0] ?? '')))
      expect(() => readFileSync(new URL(href)), `${name}: ${href}`).not.toThrow();
  }
});

test('search answers, and its results open pages', async ({page}) => {
  await page.goto(fileOf('docs/roles.html'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('risk facotrs');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('for "risk factors"');
  await page.getByRole('main').getByRole('link', {name: 'Risk factors'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Risk factors');
});

test('a query of a page runs in the playground, and a mistake gets its fix', async ({page}) => {
  await page.goto(fileOf('docs/bql-overview.html'));
  await page.getByRole('link', {name: 'Open in playground'}).first().click();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  const field = page.getByRole('textbox', {name: 'Query'});
  await expect(field).toHaveValue(/^FIND Vulnerability AS v\n/);
  await field.fill('FIND Hosts LIMIT 3');
  await page.getByRole('button', {name: 'Run'}).click();
  await page.getByRole('button', {name: 'Change to Host'}).click();
  await expect(field).toHaveValue('FIND Host LIMIT 3');
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('controls that the copy answers work, and the others are not there', async ({page}) => {
  await page.goto(fileOf('docs/roles.html'));
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
  await expect(page.getByRole('button', {name: 'Feedback'})).toHaveCount(0);
  await page.setViewportSize({width: 360, height: 800});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(
    page.getByRole('dialog').getByRole('link', {name: 'Users', exact: true}),
  ).toBeVisible();
});
