import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkLinkText} from './check-link-text';

test('accepts text that says where the link leads', async () => {
  expect(await faultsOf(checkLinkText, 'See [Roles](../security/roles.md).')).toEqual([]);
});

test.each([
  '[here](a.md)',
  '[Click here](a.md)',
  '[This one](a.md)',
  '[more information](a.md)',
  '[](a.md)',
  'https://example.com',
  '[https://example.com](https://example.com)',
])('rejects %s', async (link) => {
  expect(await faultsOf(checkLinkText, `Look: ${link}`)).toHaveLength(1);
});
