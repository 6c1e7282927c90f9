import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkRelatedPages} from './check-related-pages';

const section = (pages: number) =>
  `## Related pages\n\n${'- [Roles](../security/roles.md): what each may do\n'.repeat(pages)}`;

test('accepts up to four related pages', async () => {
  expect(await faultsOf(checkRelatedPages, section(4))).toEqual([]);
});

test('rejects more than four related pages', async () => {
  expect(await faultsOf(checkRelatedPages, section(5))).toEqual([
    expect.stringContaining('5 related pages  keep the 4'),
  ]);
});

test.each(['explains each role.', ': what each role can do.', ''])(
  'rejects a related page followed by %j',
  async (reason) => {
    const text = `## Related pages\n\n- [Roles](../security/roles.md)${reason}\n`;
    expect(await faultsOf(checkRelatedPages, text)).toEqual([
      expect.stringContaining('no reason in the usual form'),
    ]);
  },
);

test.each(['docs/reference/udm/roles.md', 'docs/connectors/roles.md'])(
  'looks at %s as at a guide',
  async (file) => {
    const text = '## Related pages\n\n- [Roles](../security/roles.md) explains each role.\n';
    expect(await faultsOf(checkRelatedPages, {[file]: page(text)})).toHaveLength(1);
  },
);
