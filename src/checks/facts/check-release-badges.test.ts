import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkReleaseBadges} from './check-release-badges';

const users = 'docs/guides/security/users.md';

/** A guide and the release that introduced what it documents. */
const faults = (guide: string, entry: string, section = 'New') =>
  faultsOf(checkReleaseBadges, {
    [users]: page(guide),
    'docs/releases/platform/11.27.md': page(
      `## ${section}\n\n- \`11.27-01\` **Security.** ${entry}`,
    ),
  });

const exported =
  'Users replace the old list. [Export](../../guides/security/users.md#export-users)';
const badge = '::since{entry="11.27-01"}';

test("accepts a badge below the heading that its entry's first link leads to", async () => {
  expect(await faults(`## Export users\n\n${badge}`, exported)).toEqual([]);
  expect(await faults(badge, '[Users](../../guides/security/users.md)')).toEqual([]);
});

test('rejects an entry for a new feature whose page has no badge', async () => {
  expect(await faults('## Export users', exported)).toEqual([
    `docs/releases/platform/11.27.md:9  entry "11.27-01" has no badge on the page that its first link leads to  write ::since{entry="11.27-01"} below the heading at ${users}#export-users`,
  ]);
});

test('rejects a badge that no release mentions', async () => {
  expect(await faults('::since{entry="11.26-01"}', 'Old. [Users](../../x.md)', 'Fixed')).toEqual([
    expect.stringContaining('no release page has an entry "11.26-01"'),
  ]);
});

test('rejects a badge in a different section from the one that the release links to', async () => {
  expect(await faults(`## Create a user\n\n${badge}\n\n## Export users`, exported)).toEqual([
    expect.stringContaining(`leads to ${users}#export-users, not to ${users}#create-a-user`),
  ]);
});

test('rejects a badge for a fix', async () => {
  expect(await faults(`## Export users\n\n${badge}`, exported, 'Fixed')).toEqual([
    expect.stringContaining('::since names "11.27-01", whose kind is fixed'),
  ]);
});

test('requires a badge for what is deprecated, which can also be retired', async () => {
  expect(await faults('## Export users', exported, 'Deprecated')).toEqual([
    expect.stringContaining('write ::deprecated{entry="11.27-01"}'),
  ]);
  const retired = '## Export users\n\n::retired{entry="11.27-01"}';
  expect(await faults(retired, exported, 'Deprecated')).toEqual([]);
});

test("requires the release notes' name for what is replaced", async () => {
  const replaces = (what: string) =>
    faults(`## Export users\n\n::since{entry="11.27-01" replaces="${what}"}`, exported);
  expect(await replaces('the old list')).toEqual([]);
  expect(await replaces('reports')).toEqual([
    expect.stringContaining(`the release notes don't say "reports"`),
  ]);
});
