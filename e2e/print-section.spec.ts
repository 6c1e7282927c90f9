import {expect, hydrated, test} from './support/test';

test('a section becomes one document whose links lead to its chapters', async ({page}) => {
  await page.goto('/print');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', {name: 'BQL', exact: true}).click();
  await expect(page).toHaveURL(/\/print\?section=BQL$/);
  await expect(page.getByText(/^All \d+ pages are here\.$/)).toBeVisible({timeout: 30_000});
  const contents = page.getByRole('main').getByRole('link', {name: 'BQL overview'});
  await expect(contents.first()).toHaveAttribute('href', '#docs-bql-overview');
  await expect(page.locator('#docs-bql-overview h1')).toHaveText('BQL overview');
  const {repeated, lost} = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    const links = [...document.querySelectorAll('main a[href^="#"]')];
    return {
      repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
      lost: links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(decodeURIComponent(href.slice(1)))),
    };
  });
  expect(repeated).toEqual([]);
  expect(lost).toEqual([]);
});

test('paper has the cover and the chapters only', async ({page}) => {
  await page.goto(`/print?${new URLSearchParams({section: 'BQL'})}`);
  await hydrated(page);
  await expect(page.getByText(/^All \d+ pages are here\.$/)).toBeVisible({timeout: 30_000});
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {name: 'Print a section'})).toBeHidden();
  await expect(page.getByRole('heading', {name: /documentation: BQL$/})).toBeVisible();
  await expect(page.locator('button:visible')).toHaveCount(0);
});

test('a page that cannot be loaded can be tried again', async ({page}) => {
  await page.route('**/docs/bql-overview', (route) => route.abort());
  await page.goto(`/print?${new URLSearchParams({section: 'BQL'})}`);
  await expect(page.getByText('A page couldn’t be loaded.')).toBeVisible({timeout: 30_000});
  await page.unroute('**/docs/bql-overview');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText(/^All \d+ pages are here\.$/)).toBeVisible({timeout: 30_000});
});

test.use({expectedFaults: /ERR_FAILED|Failed to fetch|bql-overview/});
