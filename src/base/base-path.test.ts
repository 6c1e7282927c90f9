import {expect, test} from 'vitest';
import {basePathOf, withoutBase} from './base-path';

test.each([
  ['/docs-site/docs/roles', '/docs-site/', '/docs/roles'],
  ['/docs-site/', '/docs-site/', '/'],
  ['/docs/roles', '/', '/docs/roles'],
  ['/docs-sites/roles', '/docs-site/', '/docs-sites/roles'],
])('%s below %s is %s on the site', (path, base, expected) => {
  expect(withoutBase(path, base)).toBe(expected);
});

test.each([
  ['https://docs.example.org', '/'],
  ['https://docs.example.org/', '/'],
  ['https://docs.example.org/docs-site', '/docs-site/'],
  ['https://docs.example.org/a/b/', '/a/b/'],
])('the site at %s is under %s', (siteUrl, expected) => {
  expect(basePathOf(siteUrl)).toBe(expected);
});
