import {expect, test} from 'vitest';
import {linkTarget} from './link-target';

const page = 'docs/guides/security/users.md';

test.each([
  ['roles.md', 'docs/guides/security/roles.md', undefined],
  ['../data-models/sla.md?tab=1#levels', 'docs/guides/data-models/sla.md', 'levels'],
  ['my%20roles.md#', 'docs/guides/security/my roles.md', ''],
  ['#limits', page, 'limits'],
])('%s leads to a file and an anchor', (url, file, anchor) => {
  expect(linkTarget(page, url)).toEqual({file, anchor});
});

test('an invalid escape stays as written', () => {
  expect(linkTarget(page, '100%.md').file).toBe('docs/guides/security/100%.md');
});
