import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Copies everything that is or could be in version control. The copy shares the installed packages and the history: checks
 * compare pages with earlier versions, and tests ask git for the project's files.
 *
 * @returns the copy's root, which the caller deletes
 */
export function copyProject(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'sabotage-'));
  const git = (...args: string[]) => spawnSync('git', args, {cwd: root}).stdout.toString();
  for (const file of git('ls-files', '-z', '-co', '--exclude-standard')
    .split('\0')
    .filter(Boolean)) {
    mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  writeFileSync(path.join(copy, '.git'), `gitdir: ${git('rev-parse', '--absolute-git-dir')}`);
  return copy;
}
