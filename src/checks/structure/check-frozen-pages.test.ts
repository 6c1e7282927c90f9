import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkFrozenPages} from './check-frozen-pages';

const folder = 'versioned_docs/version-1/guides';
const head = '---\ntitle: Roles\ndescription: What a role allows.\nslug: /roles\n---\n';

const faults = (text: string, front = head) =>
  faultsOf(checkFrozenPages, {
    'docs/guides/users.md': page('Text.'),
    [`${folder}/roles.md`]: `${front}\n${text}\n`,
    [`${folder}/access.md`]: `${head.replace('roles', 'access')}\nText.\n`,
    [`${folder}/img/a.svg`]: '',
  });

test('a finished page passes, whatever it says of the product', async () => {
  const links =
    '[a](access.md#b) [b](/docs/1/access) [c](#d) [d](https://example.com) ![e](img/a.svg)';
  expect(await faults(`${links} [f](/docs/title) At 10:30, use the **Gone** role.`)).toEqual([]);
});

test.each([
  ['[a](gone.md)', '7  "gone.md" leads nowhere  link to a page in versioned_docs/version-1'],
  ['[a](/docs/1/gone)', '7  "/docs/1/gone" leads nowhere'],
  ['::roles', '7  "::roles" would show today\'s facts on a page of an earlier version'],
  ['Up to :limit[Length].', '7  ":limit" would show today\'s facts'],
])('%s is a fault', async (text, fault) => {
  const found = await faults(text);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${folder}/roles.md:${fault}`);
});

test('a page without a description is named', async () => {
  const found = await faults('Text.', '---\ntitle: Roles\n---\n');
  expect(found).toEqual([
    `${folder}/roles.md:1  the front matter has no "description"  add it, as the page in docs/ has it`,
  ]);
});
