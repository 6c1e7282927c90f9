import {product} from '../src/product/facts';
import {expect, test, visit} from './support/test';

const debugPages = ['', '/config', '/content', '/globalData', '/metadata', '/registry', '/routes'];

test('every page of the shell answers', async ({request}) => {
  for (const route of ['/', '/help', '/search', '/versions', '/docs', '/docs/quick-start']) {
    expect((await request.get(route)).status(), route).toBe(200);
  }
});

test('the debug pages are built, and search engines are asked to leave them out', async ({
  request,
}) => {
  for (const page of debugPages) {
    const response = await request.get(`/__docusaurus/debug${page}`);
    expect(response.status(), page).toBe(200);
    expect(await response.text(), page).toMatch(/<meta[^>]*robots[^>]*noindex/);
  }
});

test('the debug pages show all that there is, also what other pages omit', async ({page}) => {
  const main = page.getByRole('main');
  await visit(page, '/__docusaurus/debug/config');
  for (const part of ['presets', 'plugins', 'themes', 'scripts', 'markdown']) {
    await expect(main.getByText(`${part}:`, {exact: true})).toBeVisible();
  }
  await expect(main).not.toContainText(process.cwd());

  await visit(page, '/__docusaurus/debug/globalData');
  // The documentation's only version.
  await main.getByRole('button', {name: 'expand JSON'}).first().click();
  await expect(main.getByText('docs:', {exact: true})).toBeVisible();

  await visit(page, '/__docusaurus/debug/registry');
  const aliases = await main.getByText('Aliased Path:').locator('code').allTextContents();
  expect(aliases).toContain('@site/docs/guides/security/roles.md');
  const files = await main.getByText('Resolved Path:').locator('code').allTextContents();
  expect(files).toContain('docs/guides/security/roles.md');
  expect(files.every((file) => file !== '')).toBe(true);
});

test("a page's script has its own route and those of a few other pages, and only its own sidebar", async ({
  request,
}) => {
  const html = await (await request.get('/docs/quick-start')).text();
  const names = Array.from(html.matchAll(/src=(\/assets\/js\/[^ >]+)/g), ([, name = '']) => name);
  const scripts = await Promise.all(names.map(async (name) => (await request.get(name)).text()));
  const script = scripts.join('\n');
  const routes = Array.from(script.matchAll(/path:"(\/docs\/[^"]+)"/g), ([, route]) => route);
  expect(routes).toContain('/docs/quick-start');
  // The site has 500.
  expect(routes.length).toBeLessThan(100);
  expect(script).toContain('"href":"/docs/roles"');
  expect(script).not.toContain('"href":"/docs/connectors/wiz"');
});

test('a page outside the documentation waits for no routes of pages', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, '/versions');
  expect(scripts.join()).toContain('/assets/js/main.');
  expect(scripts.join()).not.toContain('/assets/js/routes-');
});

for (const address of ['/docs/r%6Fles', '/docs%2Froles', '//docs/roles']) {
  test(`${address} is another way to write /docs/roles`, async ({page, baseURL}) => {
    await visit(page, `${baseURL}${address}`);
    await expect(page).toHaveURL('/docs/roles');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Roles');
  });
}

test('search and not-found pages are noindex', async ({request}) => {
  for (const route of ['/search', '/404.html']) {
    expect(await (await request.get(route)).text(), route).toMatch(/<meta[^>]*robots[^>]*noindex/);
  }
});

test('the sitemap lists the pages weekly at 0.5, without debug, search and not-found pages', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(
    `<loc>${product.siteUrl}/docs/quick-start</loc><changefreq>weekly</changefreq><priority>0.5</priority>`,
  );
  expect(sitemap).not.toMatch(/__docusaurus|\/search<|404/);
});

test('/docs leads to the quick start', async ({page}) => {
  await page.goto('/docs');
  await expect(page).toHaveURL(/\/docs\/quick-start$/);
});

for (const ending of ['.html', '/index.html']) {
  test(`an address that ends in ${ending} loses the ending`, async ({page}) => {
    await page.goto(`/docs/quick-start${ending}`);
    await expect(page).toHaveURL(/\/docs\/quick-start$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick start');
  });
}

test('the product name appears where pages write the placeholder', async ({page}) => {
  await page.goto(`/docs/${product.slug}-api`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`${product.name} Platform API`);
  expect(await page.content()).not.toMatch(/\{[Pp]roduct\}/);
});
