import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';

/** Builds the one-page site with a fault and gives what the build printed; the build must fail. */
function buildBroken(fault: string): string {
  const build = spawnSync(
    'npx',
    ['docusaurus', 'build', 'e2e/broken-sites', '--out-dir', `../../.cache/broken-${fault}`],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        BROKEN: fault,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${fault}`,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  expect(build.status, 'the build must fail').not.toBe(0);
  return build.stdout + build.stderr;
}

test('a navbar item that asks for a missing sidebar is named', () => {
  const output = buildBroken('navbar-sidebar');
  expect(output).toContain('the navbar item "Guides" has sidebarId "gone", which does not exist');
});

test('a navbar item that asks for a missing doc is named', () => {
  const output = buildBroken('navbar-doc');
  expect(output).toContain('the navbar item "Start" has docId "gone", which does not exist');
});

test('a sidebar that lists a missing doc says which, and what there is', () => {
  const output = buildBroken('sidebar-doc');
  expect(output).toContain('Invalid sidebar file');
  expect(output).toContain('- gone');
  expect(output).toContain('- page');
});

test('a page without a default export says so', () => {
  const output = buildBroken('no-default-export');
  expect(output).toContain("The page component at /broken doesn't have a default export");
});
