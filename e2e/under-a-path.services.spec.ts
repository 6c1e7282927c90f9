import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readEnvironment} from '../src/base/environment';
import {listFiles} from '../src/base/source/paths';
import {servicesBuild, siteBase, siteUrl} from './services/address';
import {findNginx} from './support/nginx';
import {unpackCopy} from './support/offline-copy';
import {openPlayground} from './support/playground';
import {expect, hydrated, test} from './support/test';

/** A reader's walk through a site that's under a path on its host. Most tests of services walk there, too. */

const address = /\s(?:href|src|action|content)="?(\/[^"\s>]*)/g;

test('every address on every page is below the path, and leads to a file', () => {
  const files = listFiles(servicesBuild);
  const known = new Set(files.map((name) => siteBase + name));
  const pages = files.filter((name) => name.endsWith('.html'));
  const lost = pages.flatMap((name) => {
    const html = readFileSync(path.join(servicesBuild, name), 'utf8');
    return [...html.matchAll(address)]
      .map(([, link = '']) => decodeURI(link.replace(/[?#].*/, '')))
      .filter(
        (link) => !['', '.html', 'index.html', '/index.html'].some((end) => known.has(link + end)),
      )
      .map((link) => `${name}: ${link}`);
  });
  expect(pages.length).toBeGreaterThan(500);
  expect([...new Set(lost)]).toEqual([]);
});

test("the site's own folders and pages can't be its path", () => {
  const own = listFiles(servicesBuild)
    .map((name) => name.replace(/\.html(\.\w+)?$/, '').split('/'))
    .filter(([first = '', ...below]) => below.length > 0 || !/^(index|404|414)$|\./.test(first))
    .map(([first = '']) => first)
    .filter((first) => !['.nginx', '_headers', '_redirects', 'fixtures'].includes(first));
  for (const name of new Set(own))
    expect(() => readEnvironment({SITE_BASE: `/${name}/`}), name).toThrow("the site's own paths");
});

test('home leads to a guide, and the guide to its Markdown', async ({page, request, baseURL}) => {
  await page.goto('./');
  await page.getByRole('link', {name: 'quick start', exact: true}).click();
  await expect(page).toHaveURL('docs/quick-start');
  const copy = page.getByRole('link', {name: 'Copy page'});
  const markdown = await request.get(
    new URL((await copy.getAttribute('href')) ?? '', baseURL).href,
  );
  expect(await markdown.text()).toContain(`\nurl: ${siteUrl}${siteBase}docs/quick-start\n`);
  const list = await (await request.get('llms.txt')).text();
  expect(list).toContain(`(${siteUrl}${siteBase}docs/quick-start.md)`);
});

test('feeds and the sitemap have addresses below the path', async ({request}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const feed = await (await request.get('feeds/releases.json')).json();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, page = '']) => page);
  const addresses = [
    ...pages,
    feed.home_page_url,
    ...feed.items.map(({url}: {url: string}) => url),
  ];
  expect(addresses.filter((each) => !each.startsWith(siteUrl + siteBase))).toEqual([]);
  expect(pages).not.toContain(`${siteUrl}${siteBase}search`);
  const links = feed.items.flatMap((item: {content_html: string}) =>
    [...item.content_html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link),
  );
  expect(links.filter((link: string) => link.startsWith(`${siteUrl}/docs/`))).toEqual([]);
});

test('a query in the playground has its rows', async ({page}) => {
  const {rows, said} = await openPlayground(page, 'FIND Host LIMIT 3');
  await expect(said(/3/).first()).toBeVisible();
  await expect(rows).toHaveCount(3);
});

test('a section can be printed', async ({page}) => {
  await page.goto('print');
  await page.getByRole('main').getByRole('link', {name: /IQ$/}).click();
  await expect(page.getByText(/^All \d+ pages are here\.$/)).toBeVisible();
});

test('the copy that opens from a folder leads to its own pages, and finds them', async ({page}) => {
  const copy = unpackCopy(servicesBuild);
  await page.goto(copy.fileOf('index.html'));
  await page.getByRole('link', {name: 'quick start', exact: true}).click();
  await expect(page).toHaveURL(copy.fileOf('docs/quick-start.html'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('risk factors');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', {name: 'Risk factors'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Risk factors');
  copy.remove();
});

test('the path without its last slash is the home page', async ({page}) => {
  await page.goto(siteBase.slice(0, -1));
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
});

test.describe('what is not a page', () => {
  test.use({expectedFaults: /404/});

  test('an old address leads to the page', async ({page}) => {
    await page.goto('docs');
    await expect(page).toHaveURL('docs/quick-start');
  });

  test('an address without a page suggests one by its name on the site, and searches', async ({
    page,
  }) => {
    await page.goto('docs/rols');
    await hydrated(page);
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toHaveValue('rols');
    await field.press('Enter');
    await expect(page).toHaveURL('search?q=rols');
    await page.goBack();
    await page.getByRole('main').getByRole('link', {name: 'Roles', exact: true}).click();
    await expect(page).toHaveURL('docs/roles');
  });
});

test('the server sends its headers below the path', async ({request}) => {
  test.skip(!findNginx(), 'only nginx has the rules');
  const script = listFiles(path.join(servicesBuild, 'assets/js')).find((name) =>
    /^main\.\w+\.js$/.test(name),
  );
  const forever = await request.get(`assets/js/${script}`);
  expect(forever.headers()['cache-control']).toContain('immutable');
  const home = await request.get('./');
  expect(home.headers()['cache-control']).toBe('no-cache');
  expect(home.headers()['content-security-policy']).toContain("default-src 'none'");
  for (const [from, to] of [
    ['docs/roles/', `${siteBase}docs/roles`],
    ['docs/roles.html', `${siteBase}docs/roles`],
    ['index.html', siteBase],
    ['docs', `${siteBase}docs/quick-start`],
  ] as const) {
    const answer = await request.get(from, {maxRedirects: 0});
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 301, to]);
  }
  expect((await request.get('_headers')).status()).toBe(404);
});
