import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {InputError} from '../../../base/source/input-error';
import {listFile, readList} from './list';

/** The texts at the last review, by path, for files whose text is different now. */
export type Reviewed = Map<string, string>;

/**
 * Reads what has changed since the last review.
 *
 * @param root the project's root
 * @param files texts by path from the root
 * @returns undefined outside a repository
 * @throws {InputError} if git doesn't have the pages of the last review, or if the list is invalid
 */
export function readReviewed(root: string, files: Record<string, string>): Reviewed | undefined {
  const list = files[listFile];
  if (list === undefined || git(root, ['rev-parse', '--git-dir']) === undefined) return undefined;
  const tree = git(root, ['ls-tree', '-r', '-z', readList(list).docs]);
  if (tree === undefined) {
    const fix = `run "git fetch --unshallow"; if that doesn't help, run: npm run facts -- --reviewed`;
    throw new InputError(`${listFile}  git doesn't have the pages of the last review  ${fix}`);
  }
  const reviewed: Reviewed = new Map();
  for (const entry of tree.split('\0')) {
    const [, blob = '', name = ''] = /^\d+ blob ([0-9a-f]{40})\t(.+)$/.exec(entry) ?? [];
    const file = `docs/${name}`;
    const now = files[file];
    if (now === undefined || now === '' || blobName(now) === blob) continue;
    const before = git(root, ['cat-file', 'blob', blob]);
    if (before !== undefined) reviewed.set(file, before);
  }
  return reviewed;
}

/**
 * Returns git's name for the current `docs` folder, whether or not it's committed.
 *
 * @throws {InputError} outside a repository
 */
export function nameDocs(root: string): string {
  // A separate index keeps staged changes as they are.
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  try {
    const variables = {GIT_INDEX_FILE: path.join(folder, 'index')};
    git(root, ['add', 'docs'], variables);
    const tree = git(root, ['write-tree', '--prefix=docs/'], variables);
    if (!tree) throw new InputError('This needs git: run it in a clone of the repository');
    return tree.trim();
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** The output of a git command, or undefined if it fails. */
function git(cwd: string, args: string[], variables: Record<string, string> = {}) {
  const {status, stdout} = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, ...variables},
    maxBuffer: 1e8,
  });
  return status === 0 ? stdout : undefined;
}

/** Git's name for a text: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
const blobName = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');
