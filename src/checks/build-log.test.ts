import {expect, test} from 'vitest';
import {buildFaults} from './build-log';

/** A log from `docusaurus build` 3.10.2 on a site with each of these faults. */
const log = `[INFO] [en] Creating an optimized production build...
[WARNING] Duplicate routes found!
- Attempting to create page at /docs/b, but a page already exists at this route.
This could lead to non-deterministic routing behavior.
[WARNING] Markdown image with URL \`./img/none.svg\` in source file "docs/a.md" (8:1) couldn't be resolved to an existing local image file.
[WARNING] Markdown link with URL \`./none.md\` in source file "docs/a.md" (6:60) couldn't be resolved.
Make sure it references a local Markdown file that exists within the current plugin.
[WARNING] Docusaurus found broken links!

Please check the pages of your site in the list below, and make sure you don't reference any path that does not exist.
Note: it's possible to ignore broken links with the 'onBrokenLinks' Docusaurus configuration, and let the build pass.

Exhaustive list of all broken links found:
- Broken link on source page path = /docs/a:
   -> linking to /docs/none
   -> linking to ./none.md (resolved as: /docs/none.md)
- Broken link on source page path = /docs/b:
   -> linking to none (resolved as: /docs/none)

[WARNING] Docusaurus found broken anchors!

Please check the pages of your site in the list below, and make sure you don't reference any anchor that does not exist.
Note: it's possible to ignore broken anchors with the 'onBrokenAnchors' Docusaurus configuration, and let the build pass.

Exhaustive list of all broken anchors found:
- Broken anchor on source page path = /docs/b:
   -> linking to #nope3 (resolved as: /docs/b#nope3)

[SUCCESS] Generated static files in "build".
`;

test('reports each fault that the build only warns about', () => {
  expect(buildFaults(log)).toEqual([
    'duplicate route: /docs/b',
    'broken Markdown image: docs/a.md:8:1 -> ./img/none.svg',
    'broken Markdown link: docs/a.md:6:60 -> ./none.md',
    'broken link: /docs/a -> /docs/none',
    'broken link: /docs/a -> ./none.md (resolved as: /docs/none.md)',
    'broken link: /docs/b -> none (resolved as: /docs/none)',
    'broken anchor: /docs/b -> #nope3 (resolved as: /docs/b#nope3)',
  ]);
});

test('reads a log with colors', () => {
  expect(
    buildFaults(
      '\u001b[33m\u001b[1m[WARNING]\u001b[22m\u001b[39m Duplicate routes found!\n- Attempting to create page at \u001b[36m/docs/b\u001b[39m, but a page\n',
    ),
  ).toEqual(['duplicate route: /docs/b']);
});

test('finds nothing in the log of a clean build', () => {
  expect(
    buildFaults(
      '[INFO] [en] Creating an optimized production build...\n[SUCCESS] Generated static files in "build".\n',
    ),
  ).toEqual([]);
});

test('fails on an unknown warning, but not on a harmless one', () => {
  const harmless =
    '[WARNING] Docusaurus site warnings:\n- Your site is using the SWC js loader. You can safely remove the Babel config file at `babel.config.js`.\n';
  const reworded = '[WARNING] Some links lead nowhere:\n- /docs/rols\n';
  expect(buildFaults(harmless)).toEqual([]);
  expect(buildFaults(harmless + reworded)).toEqual([
    'unknown warning: Some links lead nowhere:\n- /docs/rols',
  ]);
});
