import {readFileSync} from 'node:fs';
import {openSearch} from './support/search';
import {expect, test, visit} from './support/test';
import {fact, frozenVersion, nextRelease, release, versionsBuild} from './versions/site';

const frozen = `docs/${frozenVersion.name}`;
const read = (file: string) => readFileSync(`${versionsBuild}/${file}`, 'utf8');

test('a page of each version has the facts of its version', async ({page}) => {
  await visit(page, `${frozen}/roles`);
  const article = page.getByRole('article');
  await expect(article).toContainText(fact.before);
  await expect(article).not.toContainText(fact.after);
  await visit(page, 'docs/roles');
  await expect(article).toContainText(fact.after);
  await expect(article).not.toContainText(fact.before);
});

test('a page says which platform release it describes, and so does its Markdown copy', async ({
  page,
}) => {
  for (const [route, platform] of [
    ['docs/roles', nextRelease],
    [`${frozen}/roles`, release],
  ]) {
    await page.goto(`${route}`);
    await expect(page.getByText(`Describes platform ${platform}`)).toBeVisible();
    expect(read(`${route}.md`)).toContain(`\nplatform: "${platform}"\n`);
  }
});

test('a banner on an old page leads to the same page of the current version', async ({page}) => {
  await visit(page, `${frozen}/roles`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText(`${release}, which is no longer actively maintained`);
  await banner.getByRole('link', {name: 'latest version'}).click();
  await expect(page).toHaveURL(/:\d+\/docs\/roles$/);
  await expect(banner).toBeHidden();
});

test('a reader chooses a version in the navbar, and stays on the page', async ({page}) => {
  await visit(page, 'docs/roles');
  const versions = page.getByRole('navigation', {name: 'Main'});
  await versions.getByRole('button', {name: nextRelease}).hover();
  await versions.getByRole('link', {name: release}).click();
  await expect(page).toHaveURL(new RegExp(`/${frozen}/roles$`));
});

test('links and the sidebar stay in the version, and lead out of it to pages that it lacks', async ({
  page,
}) => {
  await visit(page, `${frozen}/roles`);
  const article = page.getByRole('article');
  const hrefs = async (name: string) =>
    article.getByRole('link', {name, exact: true}).first().getAttribute('href');
  expect(await hrefs('Permissions')).toBe(`/${frozen}/permissions`);
  expect(await hrefs('ownership cluster')).toBe('/docs/clusters-acl');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Users', exact: true})
    .click();
  await expect(page).toHaveURL(new RegExp(`/${frozen}/users$`));
});

test('search on a page finds pages of its version', async ({page}) => {
  for (const [route, other] of [
    [`${frozen}/roles`, '/docs/permissions'],
    ['docs/roles', `/${frozen}/`],
  ]) {
    const {field, results} = await openSearch(page, route);
    await field.fill('permissions');
    await expect(results.first()).toBeVisible();
    const found = await results
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    expect(found).toContain(`${route}`.replace(/^(.*)roles$/, '/$1permissions'));
    expect(found.filter((path) => path.startsWith(`${other}`))).toEqual([]);
  }
});

test('an old page has its Markdown copy, with finished text and links into its version', () => {
  const copy = read(`${frozen}/roles.md`);
  expect(copy).toContain(fact.before);
  expect(copy).not.toMatch(/^::/m);
  expect(copy).toMatch(new RegExp(`\\]\\(https://[^)]*/${frozen}/permissions\\)`));
});

test('lists for machines and search engines have the current version only', async ({page}) => {
  for (const list of ['llms.txt', 'llms/guides.txt', 'sitemap.xml'])
    expect(read(list)).not.toContain(`/${frozen}/`);
  await page.goto(`${frozen}/roles`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/docs\/roles$/);
});
