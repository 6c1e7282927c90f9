import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildIn, kept} from '../build';
import {compareBuilds} from '../compare';
import {copySite} from '../elsewhere';

/** A change that writers or developers make, in files that other files are made from. */
interface SourceChange {
  what: string;
  edits: Edit[];
}

interface Edit {
  file: string;
  from: string | RegExp;
  to: string;
}

/** Each changes something else that results of earlier builds are made from. */
const changes: SourceChange[] = [
  {what: 'nothing', edits: []},
  {
    what: 'the text of a page',
    edits: [
      {
        file: 'docs/guides/security/roles.md',
        from: '\n## Related pages\n',
        to: '\nA cluster limits [findings](../../reference/udm/finding.md).\n\n## Related pages\n',
      },
    ],
  },
  {
    what: 'a limit that a page gathers',
    edits: [
      {
        file: 'docs/guides/dashboards/dashboards-overview.md',
        from: '\n## ',
        to: '\n## Another section\n\nUp to :limit[Rows in a table] rows.\n\n## ',
      },
    ],
  },
  {
    what: "a fact of the product's",
    edits: [{file: 'src/product/facts/limits.yaml', from: '1,000', to: '1,001'}],
  },
  {
    what: 'the code of a directive',
    edits: [
      {
        file: 'src/content/directives/parts/roles.ts',
        from: "'No restrictions'",
        to: "'Nothing'",
      },
    ],
  },
  {
    what: 'a dependency',
    edits: [
      // As npm does: another version in both lists, and other code.
      {
        file: 'package-lock.json',
        from: /(?<="node_modules\/hastscript": \{\s+"version": ")/,
        to: '1',
      },
      {
        file: 'node_modules/hastscript/package.json',
        from: /(?<="version": ")/,
        to: '1',
      },
      {
        file: 'node_modules/hastscript/lib/create-h.js',
        from: 'node.tagName = adjusted || lower',
        to: "node.tagName = adjusted || lower\n      node.properties.dataUpgraded = ''",
      },
    ],
  },
];

/** How many differences are shown for a change. */
const most = 20;

/**
 * Changes a copy of the site in one place after another. Each time, builds it with what the build before kept, and
 * again with nothing kept, and compares.
 */
const copy = path.resolve('.cache/warm');
rmSync(copy, {recursive: true, force: true});
copySite(process.cwd(), copy);
buildIn(copy, 'clean');

for (const {what, edits} of changes) {
  for (const {file, from, to} of edits) {
    const target = path.join(copy, file);
    const text = readFileSync(target, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${from} to change`);
    // Packages are linked to the site's own files, which must stay as they are.
    rmSync(target);
    writeFileSync(target, changed);
  }
  buildIn(copy, 'warm');
  for (const folder of kept) rmSync(path.join(copy, folder), {recursive: true, force: true});
  buildIn(copy, 'clean');
  const differences = compareBuilds(path.join(copy, 'warm'), path.join(copy, 'clean'));
  for (const {file, what: how} of differences.slice(0, most)) console.log(`${file} ${how}`);
  console.log(
    `After a change of ${what}, ${differences.length} files differ between a warm and a clean build.`,
  );
  if (differences.length > 0) process.exitCode = 1;
}
if (!process.exitCode) rmSync(copy, {recursive: true});
