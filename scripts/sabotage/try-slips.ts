import {spawnSync} from 'node:child_process';
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectPath} from '../../src/base/source/paths';
import {lineAt} from '../../src/base/text/line-at';
import type {Edit} from './edits';
import {copyProject} from './project-copy';
import type {Attempt} from './sabotage';

/**
 * Breaks a copy of the project, and runs unit tests there. All tests take minutes, so each slip first runs only the tests
 * of its folder. What they pass is then put in together for one run of all tests, and each of these slips is tried alone
 * on the test files that failed.
 *
 * @param files the project's texts by path
 * @param onAttempt is called with each attempt as it ends
 * @returns the failed tests, as the fault
 * @throws {Error} if a test that failed also fails without any slip
 */
export function trySlips(
  files: Record<string, string>,
  edits: Edit[],
  root: string,
  onAttempt: (attempt: Attempt) => void,
): Attempt[] {
  const copy = copyProject(root);
  const faults = new Map<Edit, string>();
  const failed = new Set<string>();
  const attemptOf = (edit: Edit): Attempt => {
    const fault = faults.get(edit);
    return {...edit, line: lineAt(files[edit.file] ?? '', edit.offset), ...(fault && {fault})};
  };
  const runWith = (slipped: readonly Edit[], tests: readonly string[], ...options: string[]) => {
    for (const [file, text] of textsWith(slipped, files))
      writeFileSync(path.join(copy, file), text);
    const failures = failuresIn(copy, tests, options);
    for (const {file} of slipped) writeFileSync(path.join(copy, file), files[file] ?? '');
    for (const {file} of failures) failed.add(file);
    return failures;
  };
  const tryAlone = (edit: Edit, tests: readonly string[]) => {
    const [failure] = runWith([edit], tests, '--bail', '1');
    if (failure) faults.set(edit, failure.name);
    return failure;
  };
  try {
    const unnoticed = edits.filter((edit) => {
      const isCaught = tryAlone(edit, [`${path.posix.dirname(edit.file)}/`]);
      if (isCaught) onAttempt(attemptOf(edit));
      return !isCaught;
    });
    const others = unnoticed.length > 0 ? runWith(unnoticed, []).map(({file}) => file) : [];
    for (const edit of unnoticed) {
      if (others.length > 0) tryAlone(edit, others);
      onAttempt(attemptOf(edit));
    }
    const [failure] = failed.size > 0 ? runWith([], [...failed]) : [];
    if (failure) throw new Error(`A test fails without any slip: ${failure.name}`);
    return edits.map(attemptOf);
  } finally {
    rmSync(copy, {recursive: true});
  }
}

/** The texts of files after edits, which can be in the same file. */
function textsWith(edits: readonly Edit[], files: Record<string, string>) {
  const texts = new Map<string, string>();
  for (const {file, offset, before, after} of edits.toSorted((a, b) => b.offset - a.offset)) {
    const text = texts.get(file) ?? files[file] ?? '';
    texts.set(file, text.slice(0, offset) + after + text.slice(offset + before.length));
  }
  return texts;
}

/** What Vitest's JSON reporter writes, as far as it's used here. */
interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: {status: string; fullName: string}[];
  }[];
}

/** The test files that fail, each with a name of a failed test; no `tests` runs all. */
function failuresIn(project: string, tests: readonly string[], options: readonly string[]) {
  // Runs take longer on a busy machine, and a test that's only late has caught nothing.
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter',
    'json',
    '--testTimeout',
    '300000',
  ];
  args.push('--passWithNoTests', ...options, ...tests);
  const {status, stdout} = spawnSync(process.execPath, args, {
    cwd: project,
    maxBuffer: 1e8,
    encoding: 'utf8',
  });
  const report = stdout.slice(stdout.indexOf('{"'));
  const {testResults}: Report = report ? JSON.parse(report) : {testResults: []};
  const failures = testResults.flatMap(({name, status, assertionResults}) => {
    if (status !== 'failed') return [];
    const file = projectPath(name, project);
    const failure = assertionResults.find((result) => result.status === 'failed');
    return [{file, name: `${file} > ${failure?.fullName ?? 'no test in it ran'}`}];
  });
  // An error outside a test could be any file's.
  if (status !== 0 && failures.length === 0)
    return [{file: '', name: 'the tests ended with an error'}];
  return failures;
}
