import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {inlineScripts} from './inline';
import {nginxConfig} from './nginx';
import {contentSecurityPolicy} from './policy';
import {rulesOf} from './rules';
import {headersFile, redirectsFile} from './static-hosts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nothing: string[] = [];

describe('inlineScripts', () => {
  test('hashes each script that runs once, and no data', () => {
    const page = `<script>a()</script><script type=module>b()</script><script src=/c.js></script>
      <script type=application/ld+json>{}</script><script type="text/later" src="/d.js"></script>`;
    expect(inlineScripts([page, page])).toEqual([hash('a()'), hash('b()')].sort());
  });
});

describe('contentSecurityPolicy', () => {
  test('allows only the site if no service is enabled', () => {
    const policy = contentSecurityPolicy({}, nothing);
    expect(policy).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src",
    );
    expect(policy).toContain("font-src 'self'; connect-src 'self';");
    expect(policy).not.toMatch(/http|unsafe-eval/);
  });

  test('adds the address of each enabled service, reduced to what a source can contain', () => {
    const policy = contentSecurityPolicy(
      {
        FEEDBACK_URL: 'https://forms.example/a;b?key=1',
        ANALYTICS_ENDPOINT: 'https://events.example/api/event',
        ANALYTICS_DOMAIN: 'docs.example',
        CDN_SCRIPT_URL: 'https://cdn.example/extra.js',
        CDN_SCRIPT_INTEGRITY: 'sha384-x',
        ALGOLIA_APP_ID: 'APP',
      },
      nothing,
    );
    expect(policy).toContain("script-src 'self' https://cdn.example/extra.js;");
    expect(policy).toContain(
      "connect-src 'self' https://forms.example/a%3Bb https://events.example/api/event https://app-dsn.algolia.net https://app-1.algolianet.com https://app-2.algolianet.com https://app-3.algolianet.com;",
    );
  });
});

test.each(['x; worker-src * data:', 'x,default-src', 'x\ny', 'x "y"'])(
  'rejects a source that would end its directive: %j',
  (ALGOLIA_APP_ID) => {
    expect(() => contentSecurityPolicy({ALGOLIA_APP_ID}, nothing)).toThrow(
      "can't contain the source",
    );
    expect(() => contentSecurityPolicy({}, [ALGOLIA_APP_ID])).toThrow("can't contain the source");
  },
);

test("a path can't contain an nginx variable or end a string", () => {
  const policy = contentSecurityPolicy({FEEDBACK_URL: "https://forms.example/$uri'(\\"}, nothing);
  expect(policy).toContain('https://forms.example/%24uri%27%28/');
});

test.each(['/a b', '/a;', '/$uri', '/a"', '/{a}', '/:a', 'a'])(
  'rejects a redirect that a server would misread: %j',
  (address) => {
    expect(() => rulesOf([], {}, [{from: address, to: '/'}])).toThrow('Servers would misread');
    expect(() => rulesOf([], {}, [{from: '/a', to: address}])).toThrow('Servers would misread');
  },
);

describe('files for servers', () => {
  const rules = rulesOf(['<script>a()</script>'], {}, [{from: '/old', to: '/new#part'}]);

  test('nginx redirects every form of an old address, with its query before the fragment', () => {
    const config = nginxConfig(rules);
    for (const form of ['/old', '/old/', '/old.html', '/old/index.html']) {
      expect(config).toContain(`location = ${form} { return 301 "/new$is_args$args#part"; }`);
    }
  });

  test('all servers get the same rules', () => {
    expect(redirectsFile(rules)).toBe('/old /new#part 301\n');
    for (const [name, value] of rules.headers) {
      expect(headersFile(rules)).toContain(`  ${name}: ${value}\n`);
      expect(nginxConfig(rules)).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(headersFile(rules)).toContain(hash('a()'));
  });

  test('a site under a path has all its rules there', () => {
    const page = '<script>a()</script>';
    const below = rulesOf([page], {}, [{from: '/old', to: '/new#part'}], '/docs-site/');
    expect(redirectsFile(below)).toBe('/docs-site/old /docs-site/new#part 301\n');
    expect(headersFile(below).match(/^\S.*$/gm)).toEqual([
      '/docs-site/*',
      '/docs-site/assets/*',
      '/docs-site/search-index/words-*',
      '/docs-site/search-index/texts-*',
      '/docs-site/docs/*.md',
    ]);
    const config = nginxConfig(below);
    expect(config).toContain('location = /docs-site { return 301 /docs-site/$is_args$args; }');
    expect(config).toContain('location = /docs-site/old.html { return 301');
    expect(config).toContain('error_page 404 /docs-site/404.html;');
  });
});

test('rules also cover the site in other languages', () => {
  const rules = rulesOf([], {}, [{from: '/docs/old', to: '/docs/new'}], '/site/', ['/site/de/']);
  expect(redirectsFile(rules)).toBe(
    '/site/docs/old /site/docs/new 301\n/site/de/docs/old /site/de/docs/new 301\n',
  );
  expect(headersFile(rules)).toContain('/site/de/assets/*\n  Cache-Control: public');
  const nginx = nginxConfig(rules);
  expect(nginx).toContain('location = /site/de { return 301 /site/de/$is_args$args; }');
  expect(nginx).toContain('location = /site/de/ { try_files /site/de/index.html =404; }');
  expect(nginx).toContain('location ^~ /site/de/assets/ {');
});
