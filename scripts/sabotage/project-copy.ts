import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Copies everything that is or could be in version control; the copy shares the installed packages.
 *
 * @returns the copy's root, which the caller deletes
 */
export function copyProject(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'sabotage-'));
  const {stdout} = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {cwd: root});
  for (const file of stdout.toString().split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
