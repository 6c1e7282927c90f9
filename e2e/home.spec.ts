import {product, versions} from '../src/product/facts';
import {sections} from './support/sections';
import {expect, hydrated, test} from './support/test';

test.beforeEach(({page}) => page.goto('/').then(() => hydrated(page)));

test('the home page says what the platform is', async ({page}) => {
  await expect(page.getByText(`${product.name} documentation`)).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Ask what to fix first.');
  await expect(page.getByRole('contentinfo').getByText(product.tagline)).toBeVisible();
});

test('it shows questions with their queries and answers, and runs them', async ({page}) => {
  const questions = page.getByRole('region', {name: 'Questions you can ask'});
  await expect(questions.getByRole('columnheader', {name: 'Risk score'})).toBeVisible();
  await questions.getByRole('button', {name: 'What is overdue?'}).click();
  await expect(questions.getByRole('cell', {name: 'Critical'})).toBeVisible();
  await questions.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(questions.getByRole('status').filter({hasText: '4 rows'})).toBeVisible();
});

test('its search field leads to results', async ({page}) => {
  await page.getByRole('main').getByRole('searchbox').fill('security policies');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search?q=security+policies');
  const result = page.getByRole('link', {name: 'Security policies', exact: true});
  await expect(result.first()).toBeVisible();
});

test('it has a card for each of the seven sections, and every link leads to a page', async ({
  page,
  request,
}) => {
  const cards = page.getByRole('region', {name: 'Browse the documentation'});
  await expect(cards.getByRole('heading', {level: 3})).toHaveText(sections);
  const links = await cards
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const link of new Set(links)) {
    expect((await request.get(link)).status(), link).toBe(200);
  }
});

test('it names the newest release of each part, and leads to the notes', async ({page}) => {
  const news = page.getByRole('region', {name: 'What’s new'});
  for (const releases of [versions.platform, versions.agent, versions.connect]) {
    await expect(news.getByRole('heading', {name: ` ${releases.at(-1)?.version}`})).toBeVisible();
  }
  await news.getByRole('link', {name: /^Platform/}).click();
  await expect(page).toHaveURL(`/docs/releases/platform/${versions.platform.at(-1)?.version}`);
});

test('the versions page names the version of the site and the releases it covers', async ({
  page,
}) => {
  await page.goto('/versions');
  await expect(page.getByText('This is version 1.0.0 of the documentation.')).toBeVisible();
  await expect(page.getByRole('row', {name: /Platform/})).toContainText(
    versions.platform.at(-1)?.version ?? '',
  );
  await expect(page.getByRole('row', {name: /Platform/})).toContainText(
    versions.platform[0]?.version ?? '',
  );
});

test('the help page says how to reach support', async ({page}) => {
  await page.goto('/help');
  await expect(
    page.getByRole('main').getByRole('link', {name: product.supportEmail}),
  ).toHaveAttribute('href', `mailto:${product.supportEmail}`);
});
