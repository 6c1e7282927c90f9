import {once} from 'node:events';
import {get, type IncomingHttpHeaders} from 'node:http';
import {text} from 'node:stream/consumers';
import {redirects} from '../src/product/redirects';
import {findNginx, hasBrotli} from './support/nginx';
import {expect, test} from './support/test';

test.skip(!findNginx(), "nginx isn't installed and can't be installed here");

const forever = 'public, max-age=31536000, immutable';

/** Requests a path exactly as written, which neither `fetch` nor Playwright does. */
async function ask(baseURL = '', path = '/', headers: Record<string, string> = {}) {
  const request = get(baseURL, {path, headers, agent: false});
  const [response] = await once(request, 'response');
  const {statusCode, headers: answered} = response;
  return {status: statusCode, headers: answered as IncomingHttpHeaders, body: await text(response)};
}

for (const {from, to} of redirects) {
  test(`${from} leads to ${to}, in every form and at once`, async ({baseURL}) => {
    for (const ending of ['', '/', '.html', '/index.html']) {
      const {status, headers} = await ask(baseURL, from + ending);
      expect({ending, status, location: headers.location}).toEqual({
        ending,
        status: 301,
        location: to,
      });
    }
    const [path, fragment] = to.split('#');
    const {headers} = await ask(baseURL, `${from}?a=1&b=%22`);
    expect(headers.location).toBe(`${path}?a=1&b=%22${fragment ? `#${fragment}` : ''}`);
  });
}

for (const [address, location] of [
  ['/docs/quick-start/', '/docs/quick-start'],
  ['/docs/quick-start.html', '/docs/quick-start'],
  ['/docs/quick-start/index.html?q=1', '/docs/quick-start?q=1'],
  ['/docs/connectors/', '/docs/connectors'],
  ['/index.html', '/'],
  ['//docs//quick-start/?q=//1', '/docs/quick-start?q=//1'],
  ['//evil.example', '/evil.example'],
]) {
  test(`${address} is ${location}`, async ({baseURL}) => {
    const {status, headers} = await ask(baseURL, address);
    expect([status, headers.location]).toEqual([301, location]);
  });
}

for (const address of [
  '//evil.example/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F/evil.example/',
]) {
  test(`a redirect of ${address} doesn't leave the site`, async ({baseURL}) => {
    const {headers} = await ask(baseURL, address);
    const {location = '/'} = headers;
    expect(new URL(location, baseURL).origin).toBe(new URL(baseURL ?? '').origin);
  });
}

test('an address cannot add a header to a redirect', async ({baseURL}) => {
  for (const [path, expected] of [
    ['/a%0d%0aX-Added:%20yes/', 404],
    ['/a%0d%0aX-Added:%20yes.html', 404],
    ['//a%0d%0aX-Added:%20yes', 301],
  ] as const) {
    const {status, headers} = await ask(baseURL, path);
    expect(status, path).toBe(expected);
    expect(headers, path).not.toHaveProperty('x-added');
  }
});

test("what doesn't exist is 404 with the page that says so, and never cached", async ({
  baseURL,
}) => {
  for (const path of [
    '/docs/none',
    '/404',
    '/404.html',
    '/assets/js/gone.js',
    '/_headers',
    '/_redirects',
    '/.nginx/site.conf',
  ]) {
    const {status, headers, body} = await ask(baseURL, path);
    expect(status, path).toBe(404);
    expect(headers['cache-control'], path).toBe('no-cache');
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(body, path).toContain('Page not found');
  }
});

test('an address that is longer than nginx reads gets a page that says so', async ({baseURL}) => {
  const {status, headers, body} = await ask(baseURL, `/docs/releases?q=${'a'.repeat(50_000)}`);
  expect(status).toBe(414);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('Address too long');
  expect((await ask(baseURL, '/414.html')).status).toBe(404);
});

test('a name with a hash is kept forever, and all else asked for again', async ({baseURL}) => {
  const page = await ask(baseURL, '/docs/quick-start');
  const script = /\/assets\/js\/main\.\w+\.js/.exec(page.body)?.[0];
  const index = await ask(baseURL, '/search-index/index.json');
  const words = /words-\w+\.json/.exec(index.body)?.[0];
  for (const path of [script, `/search-index/${words}`]) {
    expect((await ask(baseURL, path)).headers['cache-control'], path).toBe(forever);
  }
  for (const path of [
    '/',
    '/docs/quick-start',
    '/search-index/index.json',
    '/img/logo.svg',
    '/sitemap.xml',
  ]) {
    const {status, headers} = await ask(baseURL, path);
    expect([status, headers['cache-control']], path).toEqual([200, 'no-cache']);
    const again = await ask(baseURL, path, {'If-None-Match': headers.etag ?? ''});
    expect([again.status, again.body], path).toEqual([304, '']);
  }
});

test('text travels compressed, as the browser can take it', async ({baseURL}) => {
  const encodings: [accepted: string, given: string | undefined][] = [
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ];
  if (hasBrotli) encodings.push(['gzip, deflate, br, zstd', 'br']);
  for (const path of ['/', '/docs/quick-start', '/search-index/index.json', '/udm.json']) {
    for (const [accepted, given] of encodings) {
      const {status, headers} = await ask(baseURL, path, {'Accept-Encoding': accepted});
      expect([status, headers['content-encoding']], `${path} ${accepted}`).toEqual([200, given]);
      if (given) expect(headers.vary, path).toMatch(/\bAccept-Encoding$/);
    }
  }
});

test('a client that asks for Markdown gets the copy of a page, and a browser the page', async ({
  baseURL,
}) => {
  for (const path of ['/docs/quick-start', '/docs/connectors', '/docs/reference/udm/host']) {
    const copy = await ask(baseURL, path, {Accept: 'text/markdown, text/html, */*'});
    expect(copy.headers['content-type'], path).toBe('text/markdown; charset=utf-8');
    expect(copy.headers.vary, path).toBe('Accept, Accept-Encoding');
    expect(copy.body, path).toBe((await ask(baseURL, `${path}.md`)).body);
    const page = await ask(baseURL, path, {Accept: 'text/html,*/*;q=0.8'});
    expect(page.headers['content-type'], path).toBe('text/html; charset=utf-8');
    expect(page.headers.vary, path).toBe('Accept, Accept-Encoding');
  }
});

for (const [path, type] of [
  ['/', 'text/html; charset=utf-8'],
  ['/docs/quick-start', 'text/html; charset=utf-8'],
  ['/udm.json', 'application/json; charset=utf-8'],
  ['/schema.graphql', 'text/plain; charset=utf-8'],
  ['/documentation.zip', 'application/zip'],
  ['/mcp-server.mjs', 'text/javascript; charset=utf-8'],
  ['/connect-openapi.yaml', 'application/yaml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/img/logo.svg', 'image/svg+xml; charset=utf-8'],
]) {
  test(`${path} is ${type}`, async ({baseURL}) => {
    expect((await ask(baseURL, path)).headers['content-type']).toBe(type);
  });
}

test('every answer carries the headers of SECURITY.md, and none names the server', async ({
  baseURL,
}) => {
  for (const path of [
    '/',
    '/docs/none',
    '/docs/quick-start.html',
    '/img/logo.svg',
    '/search-index/index.json',
  ]) {
    const {headers} = await ask(baseURL, path);
    expect(headers, path).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self' 'sha256-/,
      ),
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      server: 'nginx',
    });
    expect(headers['content-security-policy'], path).not.toMatch(
      /(script|style)-src [^;]*unsafe|unsafe-eval/,
    );
    expect(headers, path).not.toHaveProperty('set-cookie');
  }
});
