import {spawnSync} from 'node:child_process';
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {lineAt} from '../../src/base/text/line-at';
import type {Edit} from './edits';
import {copyProject} from './project-copy';
import type {Attempt} from './sabotage';

/**
 * Changes one file after another in a copy of the project, and runs the unit tests there: first the area's tests, and
 * if they pass, all tests.
 *
 * @param files the project's texts by path
 * @param onAttempt is called with each attempt as it ends
 * @returns the failed tests, as the fault
 * @throws {Error} if tests fail without any slip
 */
export function trySlips(
  files: Record<string, string>,
  edits: Edit[],
  root: string,
  onAttempt: (attempt: Attempt) => void,
): Attempt[] {
  const copy = copyProject(root);
  try {
    const before = failuresIn(copy, '');
    if (before) throw new Error(`Tests fail before any slip is made: ${before}`);
    return edits.map((edit) => {
      const {file, offset, before, after} = edit;
      const source = files[file] ?? '';
      const target = path.join(copy, file);
      writeFileSync(target, source.slice(0, offset) + after + source.slice(offset + before.length));
      const [src = '', area = ''] = file.split('/');
      const failed = failuresIn(copy, `${src}/${area}/`) || failuresIn(copy, '');
      writeFileSync(target, source);
      const attempt = {...edit, line: lineAt(source, offset), ...(failed && {fault: failed})};
      onAttempt(attempt);
      return attempt;
    });
  } finally {
    rmSync(copy, {recursive: true});
  }
}

/** Names of a folder's failing tests; nothing if all pass. */
function failuresIn(project: string, folder: string): string | undefined {
  const args = ['vitest', 'run', '--reporter', 'dot', '--bail', '1', folder];
  const {status, stdout} = spawnSync('npx', args, {cwd: project, maxBuffer: 1e8});
  if (status === 0) return undefined;
  const failures = stdout.toString().match(/(?<=FAIL.*? )src\S+ > .*/g) ?? [];
  return [...new Set(failures)].join('; ') || 'the tests ended with an error';
}
