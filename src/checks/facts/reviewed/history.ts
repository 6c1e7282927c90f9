import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {InputError} from '../../../base/source/input-error';
import {listFile, readList, reviewedFolders} from './list';

type FolderName = keyof typeof reviewedFolders;

const folders = Object.entries(reviewedFolders) as [FolderName, string][];

/** The texts at the last review, by path, for files whose text is different now. */
export type Reviewed = Map<string, string>;

/**
 * Reads what has changed since the last review.
 *
 * @param root the project's root
 * @param files texts by path from the root
 * @returns undefined outside a repository
 * @throws {InputError} if git doesn't have the files of the last review, or if the list is invalid
 */
export function readReviewed(root: string, files: Record<string, string>): Reviewed | undefined {
  const list = files[listFile];
  if (list === undefined) return undefined;
  const names = readList(list);
  const trees = folders.map(([name, folder]) => ({
    folder,
    tree: git(root, ['ls-tree', '-r', '-z', names[name]]),
  }));
  if (trees.some(({tree}) => tree === undefined)) {
    if (git(root, ['rev-parse', '--git-dir']) === undefined) return undefined;
    const fix = `run "git fetch --unshallow"; if that doesn't help, run: npm run facts -- --reviewed`;
    throw new InputError(`${listFile}  git doesn't have the files of the last review  ${fix}`);
  }
  const changed = trees.flatMap(({folder, tree = ''}) =>
    tree.split('\0').flatMap((entry) => {
      const [, blob = '', name = ''] = /^\d+ blob ([0-9a-f]{40})\t(.+)$/.exec(entry) ?? [];
      const file = `${folder}/${name}`;
      const now = files[file];
      if (!isCompared(file) || now === undefined || now === '') return [];
      return blobName(now) === blob ? [] : [{file, blob}];
    }),
  );
  const texts = readBlobs(
    root,
    changed.map(({blob}) => blob),
  );
  return new Map(
    changed.flatMap(({file}, index) => {
      const before = texts[index];
      return before === undefined ? [] : [[file, before]];
    }),
  );
}

/** Whether a file has facts. Its owner fills in two of them: the product's name, and what only the owner can state. */
const isCompared = (file: string) =>
  /\.(?:mdx?|svg|yaml)$/.test(file) && !/\/(?:product|owner-statements)\.yaml$/.test(file);

/** The texts of blobs, from one process; nothing for one that git has lost. */
function readBlobs(root: string, blobs: string[]): (string | undefined)[] {
  if (blobs.length === 0) return [];
  let rest = Buffer.from(
    git(root, ['cat-file', '--batch'], {}, blobs.join('\n'), 'latin1') ?? '',
    'latin1',
  );
  return blobs.map(() => {
    const end = rest.indexOf('\n');
    const [, size] = /^\S+ blob (\d+)$/.exec(rest.toString('utf8', 0, end)) ?? [];
    const length = Number(size ?? -1);
    const text = size === undefined ? undefined : rest.toString('utf8', end + 1, end + 1 + length);
    rest = rest.subarray(end + 1 + length + 1);
    return text;
  });
}

/**
 * Returns git's names for the reviewed folders as they are now, whether or not that's committed.
 *
 * @throws {InputError} outside a repository
 */
export function nameFolders(root: string): Record<FolderName, string> {
  // A separate index keeps staged changes as they are.
  const scratch = mkdtempSync(path.join(tmpdir(), 'index-'));
  try {
    const variables = {GIT_INDEX_FILE: path.join(scratch, 'index')};
    const nameOf = (folder: string) => {
      git(root, ['add', folder], variables);
      const tree = git(root, ['write-tree', `--prefix=${folder}/`], variables);
      if (!tree) throw new InputError('This needs git: run it in a clone of the repository');
      return tree.trim();
    };
    return {docs: nameOf(reviewedFolders.docs), product: nameOf(reviewedFolders.product)};
  } finally {
    rmSync(scratch, {recursive: true});
  }
}

/** The output of a git command, or undefined if it fails. */
function git(
  cwd: string,
  args: string[],
  variables: Record<string, string> = {},
  input = '',
  encoding: BufferEncoding = 'utf8',
) {
  const {status, stdout} = spawnSync('git', args, {
    cwd,
    input,
    encoding,
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
