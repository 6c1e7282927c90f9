import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

/**
 * Builds the one-page site with a fault and returns the build's output. The build must fail.
 *
 * @param page replaces the page without faults
 */
function buildBroken(fault: string, page?: string): string {
  const folder = `.cache/broken-${fault}-docs`;
  if (page !== undefined) {
    mkdirSync(folder, {recursive: true});
    // As is: U+00FF is the byte 0xFF, which UTF-8 never contains.
    writeFileSync(`${folder}/page.md`, page, 'latin1');
  }
  const build = spawnSync(
    'npx',
    ['docusaurus', 'build', 'e2e/broken-sites', '--out-dir', `../../.cache/broken-${fault}`],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        BROKEN: fault,
        BROKEN_DOCS: page === undefined ? '' : folder,
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
  expect(output).toContain('the navbar item "Guides" has sidebarId "gone", which doesn\'t exist');
});

test('a navbar item that asks for a missing doc is named', () => {
  const output = buildBroken('navbar-doc');
  expect(output).toContain('the navbar item "Start" has docId "gone", which doesn\'t exist');
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

const frontMatter = '---\ntitle: Page\n---\n\n';

for (const {fault, page, told} of [
  {
    fault: 'lost-and-unseen-characters',
    page: `${frontMatter}Caf\u00E9.\n\nTwo\0.\n`,
    told: ["5  a character was lost: it isn't UTF-8", '7  an invisible character: U+0000'],
  },
  {
    fault: 'windows-lines',
    page: `${frontMatter}One.\n`.replaceAll('\n', '\r\n'),
    told: ['1  lines end with CRLF  save the file with LF line endings'],
  },
  {
    fault: 'yaml-bomb',
    page: '---\ntitle: Page\na: &a [x, x]\nb: [*a, *a]\n---\n\nOne.\n',
    told: ['3  "&a" is an anchor: write the value out'],
  },
  {
    fault: 'endless-page',
    page: `${frontMatter}${'Words.\n\n'.repeat(500_000)}`,
    told: ['1  the file has 4000021 characters, more than 200000  split it'],
  },
]) {
  test(`a page with the fault "${fault}" is named with its line`, () => {
    const output = buildBroken(fault, page);
    for (const each of told)
      expect(output).toContain(`.cache/broken-${fault}-docs/page.md:${each}`);
    expect(output).not.toContain('/src/source/');
  });
}
