import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {installedNginx, nginxArguments, plainServer} from '../../../e2e/support/nginx';
import {compress} from './compress';
import {filesOf} from './files';
import {rulesOf} from './rules';
import {type RunningNginx, runNginx} from './testing/run-nginx';

const nginx = installedNginx();
const html = `<h1>Roles</h1>${'<p>Words.</p>'.repeat(200)}`;
const markdown = `# Roles\n${'\nWords.\n'.repeat(200)}`;
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

describe.skipIf(!nginx).each(['/', '/docs-site/'])('a page on nginx, below %s', (base) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const build = path.join(folder, base);
  let server: RunningNginx;
  const ask = (page: string, accept: string, headers: Record<string, string> = {}) =>
    server.ask(base + page, {accept, ...headers});

  beforeAll(async () => {
    const rules = rulesOf([html], {}, [{from: '/docs/old', to: '/docs/roles'}], base);
    for (const [name, content] of Object.entries({
      'index.html': `<link rel=canonical href=https://docs.example${base}>`,
      '404.html': 'Page not found',
      'docs/roles.html': html,
      'docs/roles.md': markdown,
      'docs/releases/11.32.html': html,
      'docs/releases/11.32.md': markdown,
      'playground.html': html,
      'udm.json': '{}',
      ...filesOf(rules),
    })) {
      const file = path.join(build, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
    await compress(build, true);
    const socketPath = path.join(folder, 'socket');
    const block = plainServer(build, `unix:${socketPath}`);
    server = await runNginx([nginx ?? '', ...nginxArguments(path.basename(folder), block)], {
      socketPath,
    });
  }, 30_000);
  afterAll(async () => {
    await server.stop();
    rmSync(folder, {recursive: true});
    rmSync(path.resolve('.cache/nginx', path.basename(folder)), {recursive: true});
  });

  test.each([
    'text/markdown',
    'text/markdown, */*',
    'text/markdown;q=0.5',
    'text/plain;q=0.9, Text/Markdown;variant=GFM, */*;q=0.1',
    // Assistants that also read HTML.
    'text/markdown, text/html, */*',
    'text/markdown;q=1.0, text/x-markdown;q=0.9, text/html;q=0.7, */*;q=0.1',
    'text/html;q=0.8, text/markdown',
  ])('is Markdown for %s', async (accept) => {
    for (const page of ['docs/roles', 'docs/releases/11.32']) {
      const {status, headers, body} = await ask(page, accept);
      expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(headers.vary).toBe('Accept, Accept-Encoding');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body.toString()).toBe(markdown);
    }
  });

  test.each([
    browser,
    '*/*',
    'text/*',
    'text/x-markdown',
    'text/markdown;q=0',
    'text/markdown; q=0.000, */*',
    'text/html, text/markdown',
    `${browser}, text/markdown`,
    'text/markdown;q=0.9, text/html',
    'text/html, text/markdown;q=0.9',
  ])('is HTML for %s', async (accept) => {
    for (const page of ['docs/roles', 'docs/releases/11.32']) {
      const {status, headers, body} = await ask(page, accept);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers.vary).toBe('Accept, Accept-Encoding');
      expect(body.toString()).toBe(html);
    }
  });

  test('is HTML without an Accept header', async () => {
    const {headers} = await server.ask(`${base}docs/roles`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('is sent compressed in both forms', async () => {
    for (const [accept, text] of [
      ['text/markdown', markdown],
      [browser, html],
    ] as const) {
      const {headers, body} = await ask('docs/roles', accept, {'accept-encoding': 'gzip'});
      expect([headers['content-encoding'], headers.vary]).toEqual([
        'gzip',
        'Accept, Accept-Encoding',
      ]);
      expect(gunzipSync(body).toString()).toBe(text);
    }
  });

  test('is a 304 only for the form that the client has', async () => {
    const {headers: ofHtml} = await ask('docs/roles', browser);
    const {headers: ofMarkdown} = await ask('docs/roles', 'text/markdown');
    expect(ofMarkdown['cache-control']).toBe('no-cache');
    const again = (accept: string, {etag = ''}) =>
      ask('docs/roles', accept, {'if-none-match': etag});
    const same = await again('text/markdown', ofMarkdown);
    expect([same.status, same.headers.vary, `${same.body}`]).toEqual([
      304,
      'Accept, Accept-Encoding',
      '',
    ]);
    expect((await again(browser, ofHtml)).status).toBe(304);
    expect((await again('text/markdown', ofHtml)).status).toBe(200);
    expect((await again(browser, ofMarkdown)).status).toBe(200);
  });

  test('is HTML if it has no Markdown copy, and Markdown at the address of the copy', async () => {
    for (const page of ['', 'playground']) {
      const {status, headers} = await ask(page, 'text/markdown');
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
    const {headers} = await ask('docs/roles.md', browser);
    expect([headers['content-type'], headers.vary]).toEqual([
      'text/markdown; charset=utf-8',
      'Accept-Encoding',
    ]);
  });

  test('is 404 in either form if it does not exist', async () => {
    const {status, headers, body} = await ask('docs/none', 'text/markdown');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.toString()).toBe('Page not found');
  });

  test('redirects old addresses in either form', async () => {
    for (const page of ['docs/old', 'docs/roles/', 'docs/roles.html']) {
      const {status, headers} = await ask(page, 'text/markdown');
      expect([status, headers.location]).toEqual([301, `${base}docs/roles`]);
    }
  });

  test('other files do not depend on what a client asks for', async () => {
    const {headers} = await ask('udm.json', 'text/markdown');
    expect([headers['content-type'], headers.vary]).toEqual([
      'application/json; charset=utf-8',
      undefined,
    ]);
  });
});
