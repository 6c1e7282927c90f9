import {execFileSync} from 'node:child_process';
import {cpSync, linkSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Copies the site's current state, including uncommitted changes, to another folder. Packages are hard-linked file by
 * file, so that the bundler finds them under the new folder without copying any bytes. The history is shared.
 *
 * @param site a folder in a Git repository
 * @param copy a folder that doesn't exist yet, on the same disk
 */
export function copySite(site: string, copy: string): void {
  copySources(site, copy);
  linkFolder(path.join(site, 'node_modules'), path.join(copy, 'node_modules'));
}

/** Does the same without packages. */
export function copySources(site: string, copy: string): void {
  const git = (...args: string[]) => execFileSync('git', args, {cwd: site, encoding: 'utf8'});
  const listed = git(
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
  );
  const deleted = new Set(git('ls-files', '-z', '--deleted').split('\0'));
  for (const file of listed.split('\0')) {
    if (file && !deleted.has(file)) cpSync(path.join(site, file), path.join(copy, file));
  }
  writeFileSync(path.join(copy, '.git'), `gitdir: ${git('rev-parse', '--absolute-git-dir')}`);
}

/** Caches that would make the second build differ from the first build of a clean clone. */
const caches = new Set(['.cache', '.vite', '.vite-temp']);

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    if (caches.has(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, {verbatimSymlinks: true});
    else linkSync(source, target);
  }
}
