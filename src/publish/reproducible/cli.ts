import {rmSync} from 'node:fs';
import path from 'node:path';
import {buildIn} from './build';
import {compareBuilds} from './compare';
import {copySite} from './elsewhere';

/**
 * Differs from this build as much as possible: in the path's length and a space in it, the date, and rules for sorting
 * and case.
 */
const copy = path.resolve('.cache/the same site, elsewhere');
/** How many differences are shown. */
const most = 20;

rmSync(copy, {recursive: true, force: true});
copySite(process.cwd(), copy);
buildIn(copy, 'build', {
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  // Skip the bundler's cache, because the copy is built only once.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
});

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
