import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {compareBuilds} from './compare';
import {copySite} from './elsewhere';

/**
 * Differs from this build as much as possible: in the path's length and a space in it, the date, and rules for sorting
 * and case.
 */
const copy = path.resolve('.cache/the same site, elsewhere');
const environment = {
  ...process.env,
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  // Skip the bundler's cache, because the copy is built only once.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};
const most = 20;

rmSync(copy, {recursive: true, force: true});
copySite(process.cwd(), copy);
const {status} = spawnSync(
  process.execPath,
  ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  {
    cwd: copy,
    env: environment,
    stdio: 'inherit',
  },
);
if (status !== 0) throw new Error(`The build in ${copy} failed.`);

const differences = compareBuilds(
  path.resolve(process.argv[2] ?? 'build'),
  path.join(copy, 'build'),
);
for (const {file, what} of differences.slice(0, most)) console.log(`${file} ${what}`);
if (differences.length === 0) {
  console.log('Two builds, in different folders, time zones and languages, are identical.');
  rmSync(copy, {recursive: true});
} else {
  console.log(`${differences.length} files differ. The second build is in ${copy}.`);
  process.exitCode = 1;
}
