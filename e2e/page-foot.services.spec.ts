import {siteBase, siteUrl} from './services/address';
import {expect, hydrated, test} from './support/test';

const route = 'docs/quick-start';
const address = siteUrl + siteBase + route;

test('a reader can edit the page and report a problem with it', async ({page}) => {
  await page.goto(route);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'http://localhost:3999/edit/docs/guides/getting-started/quick-start.md',
  );
  const report = page.getByRole('link', {name: 'Report a problem'});
  const href = new URL((await report.getAttribute('href')) ?? '');
  expect(href.searchParams.get('body')).toBe(address);
});

test("an assistant gets the address of the page's Markdown", async ({page}) => {
  await page.goto(route);
  await hydrated(page);
  await page.getByLabel('More ways to read this page').click();
  const assistant = page.getByRole('link', {name: 'Open in Helper'});
  await expect(assistant).toBeVisible();
  const href = new URL((await assistant.getAttribute('href')) ?? '');
  expect(href.searchParams.get('q')).toBe(`Read ${address}.md`);
});

test('a reader who says that the page did not help goes on by keyboard', async ({page}) => {
  await page.goto(route);
  await hydrated(page);
  const vote = page.getByRole('region', {name: 'Feedback on this page'});
  await vote.getByRole('button', {name: 'No'}).focus();
  await page.keyboard.press('Enter');
  await expect(vote.getByRole('button', {name: 'Something is wrong'})).toBeFocused();
  await expect(vote.getByRole('group', {name: 'What went wrong?'})).toBeVisible();
});
