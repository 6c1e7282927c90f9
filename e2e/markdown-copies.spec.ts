import type {APIRequestContext} from '@playwright/test';
import {product} from '../src/product/facts';
import {sitemapRoutes} from './support/sitemap';
import {expect, test} from './support/test';

const read = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
};

/** The site's paths that a text links to. */
const linksIn = (markdown: string) =>
  [...withoutCode(markdown).matchAll(/\]\(([^\s)]+)\)/g)]
    .map(([, url = '']) => url)
    .filter((url) => url.startsWith(product.siteUrl))
    .map((url) => url.slice(product.siteUrl.length));

const withoutCode = (markdown: string) =>
  markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, '``');

/** The documentation pages listed in the sitemap. */
const docsRoutes = async (request: APIRequestContext) =>
  (await sitemapRoutes(request)).filter((route) => route.startsWith('/docs'));

/** The addresses among these that lead to no place on their page. A page that doesn't exist fails the test. */
async function deadAmong(request: APIRequestContext, addresses: Iterable<string>) {
  const known = new Map<string, Set<string>>();
  const dead: string[] = [];
  for (const address of new Set(addresses)) {
    const [route = '', anchor = ''] = address.split('#');
    const places = known.get(route) ?? idsIn(await read(request, route));
    known.set(route, places);
    // The playground's hash is a query.
    if (anchor && route !== '/playground' && !places.has(decodeURI(anchor))) dead.push(address);
  }
  return dead;
}

const idsIn = (html: string) =>
  new Set([...html.matchAll(/\bid=["']?([^\s"'>]+)/g)].map(([, id = '']) => id));

test('every page of the documentation has a copy as Markdown that leads somewhere', async ({
  request,
}) => {
  test.slow();
  const links: string[] = [];
  for (const route of await docsRoutes(request)) {
    const copy = await read(request, `${route}.md`);
    expect(copy, route).toMatch(/\nplatform: "[\d.]+"\n---\n\n# /);
    expect(copy, route).toContain(`\nurl: ${product.siteUrl}${route}\n`);
    const prose = withoutCode(copy);
    expect(prose, route).not.toMatch(/^:{2,}|\{[Pp]roduct\}|<\/?[a-z][^>]*>/m);
    expect(prose, route).not.toMatch(/\]\((?!https?:|mailto:)/);
    links.push(...linksIn(copy));
  }
  expect(links.length).toBeGreaterThan(1000);
  expect(await deadAmong(request, links)).toEqual([]);
});

test('llms.txt lists the copy of every page, and the text of each section holds its copies', async ({
  request,
}) => {
  const index = await read(request, '/llms.txt');
  const links = linksIn(index);
  const copies = links.filter((link) => link.endsWith('.md'));
  expect(copies.toSorted()).toEqual(
    (await docsRoutes(request)).map((route) => `${route}.md`).sort(),
  );
  expect(await deadAmong(request, links)).toEqual([]);

  const texts = links.filter((link) => link.startsWith('/llms/'));
  expect(texts).toHaveLength(7);
  const guides = await read(request, '/llms/guides.txt');
  expect(guides).toContain(await read(request, '/docs/roles.md'));
});

test('Markdown copies are served as Markdown', async ({request}) => {
  const {'content-type': type} = (await request.get('/docs/roles.md')).headers();
  expect(type).toMatch(/^text\/markdown; ?charset=utf-8$/i);
});

test("people don't find Markdown copies: neither the sitemap nor the search has them", async ({
  request,
}) => {
  expect(await read(request, '/sitemap.xml')).not.toMatch(/\.md<|llms/);
  expect(await read(request, '/search-index/index.json')).not.toMatch(/\.md"|llms\.txt/);
});

for (const route of ['/docs/roles', '/docs/reference/udm', '/docs/category/security']) {
  test(`${route} names its copy, its picture and its breadcrumbs once`, async ({request}) => {
    const html = await read(request, route);
    const {siteUrl} = product;
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
    expect(html).toMatch(
      new RegExp(`<link[^>]*type=text/markdown[^>]*href=${siteUrl}${route}\\.md[ >]`),
    );
    expect(count(/"BreadcrumbList"/g)).toBe(1);
    expect(count(/"TechArticle"/g)).toBe(route.includes('category') ? 0 : 1);
    for (const name of ['og:image', 'og:image:alt', 'twitter:image', 'twitter:image:alt'])
      expect(count(new RegExp(`<meta[^>]*(property|name)=["']?${name}["' ]`, 'g')), name).toBe(1);
    const image = new RegExp(`content=${siteUrl}(/img/social/[\\w-]+\\.png)`).exec(html)?.[1] ?? '';
    expect((await request.get(image)).headers()['content-type']).toBe('image/png');
  });
}
