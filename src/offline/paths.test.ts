import {expect, test} from 'vitest';
import {addressIn} from './paths';

const files = new Set([
  'index.html',
  'docs/roles.html',
  'docs/connectors/index.html',
  'docs/use-cases/zero-day.html',
  'img/a b.svg',
]);
const site = {siteUrl: 'https://docs.example.com', base: '/', files};

test.each([
  ['/docs/roles', 'docs/use-cases/zero-day.html', '../roles.html'],
  ['/docs/roles#limits', 'index.html', 'docs/roles.html#limits'],
  ['/docs/connectors/', 'docs/roles.html', 'connectors/index.html'],
  ['/', 'docs/roles.html', '../index.html'],
  ['/img/a%20b.svg', 'docs/roles.html', '../img/a%20b.svg'],
  ['#limits', 'docs/roles.html', '#limits'],
  ['https://example.org/', 'docs/roles.html', 'https://example.org/'],
])('%s in %s becomes %s', (address, from, expected) => {
  expect(addressIn(address, from, site)).toBe(expected);
});

test('what the copy lacks is on the site', () => {
  expect(addressIn('/mcp-server.mjs', 'docs/roles.html', site)).toBe(
    'https://docs.example.com/mcp-server.mjs',
  );
});

test('below a path, addresses have it and files do not', () => {
  const below = {siteUrl: 'https://example.com/docs-site', base: '/docs-site/', files};
  expect(addressIn('/docs-site/docs/roles', 'index.html', below)).toBe('docs/roles.html');
  expect(addressIn('/docs-site/print', 'index.html', below)).toBe(
    'https://example.com/docs-site/print',
  );
});
