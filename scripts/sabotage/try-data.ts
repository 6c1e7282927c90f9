import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../src/base/source/input-error';
import {lineAt} from '../../src/base/text/line-at';
import {type DataFault, makeFault} from './data-faults';
import {copyProject} from './project-copy';
import type {Attempt} from './sabotage';

/** A page that names what's broken is read first, unless more pages than this do. */
const mostPagesFirst = 12;

const results = '.cache/checks/results.txt';
const resultsBefore = '.cache/results-before.txt';

/**
 * Makes one fault after another in a copy of the project, and runs the checks there as a process, because product data
 * is read on import: first the fast ones, on the pages that name what's broken, then all of them on all pages. What they
 * accept goes to the build's first step, and code goes to the compiler.
 *
 * @param files the project's texts by path
 * @param onAttempt is called with each attempt as it ends
 * @throws {InputError} if something is wrong without any fault
 */
export function tryData(
  files: Record<string, string>,
  faults: DataFault[],
  root: string,
  onAttempt: (attempt: Attempt) => void,
): Attempt[] {
  const copy = copyProject(root);
  try {
    const earlier = path.join(root, '.cache/checks');
    if (existsSync(earlier)) cpSync(earlier, path.join(copy, '.cache/checks'), {recursive: true});
    const wrong = wrongWith(copy, everything);
    if (wrong) throw new InputError(`Something is wrong before any fault is made: ${wrong}`);
    // A run with other facts replaces the results that the next one could use.
    cpSync(path.join(copy, results), path.join(copy, resultsBefore));
    return faults.map((fault) => {
      const undo = makeFault(fault, copy);
      const found = refusalOf(fault, files, copy);
      undo();
      cpSync(path.join(copy, resultsBefore), path.join(copy, results));
      const attempt = {...editOf(fault, files), ...(found && {fault: found})};
      onAttempt(attempt);
      return attempt;
    });
  } finally {
    rmSync(copy, {recursive: true});
  }
}

/** Returns the first line about a fault, from the first program that refuses it: the fastest is asked first. */
function refusalOf(
  fault: DataFault,
  files: Record<string, string>,
  copy: string,
): string | undefined {
  const pages = pagesAbout(fault, files, copy);
  return (
    wrongWith(copy, bundled('scripts/sabotage/quick-check.ts', ...pages)) ??
    wrongWith(copy, everything) ??
    wrongWith(copy, ['node_modules/.bin/tsx', 'src/checks/source-cli.ts'], 'build: ') ??
    (fault.file.endsWith('.ts')
      ? wrongWith(copy, ['node_modules/.bin/tsc'], 'compiler: ')
      : undefined)
  );
}

/** The command that runs a program with the memory that `npm run check` gives it. */
const bundled = (program: string, ...names: string[]) => [
  process.execPath,
  ...['--min-semi-space-size=64', '--max-semi-space-size=64', 'scripts/bundled.mjs', program],
  ...names,
];

const everything = bundled('src/checks/cli.ts');

/** Returns the first line about a fault; nothing if the command succeeds. */
function wrongWith(cwd: string, [program = '', ...args]: string[], by = ''): string | undefined {
  const {status, stdout, stderr} = spawnSync(program, args, {cwd, maxBuffer: 1e8});
  if (status === 0) return undefined;
  const [first] = `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '');
  return `${by}${first}`;
}

/** The file in `docs`, if it's still there, and a few pages that name what the fault takes away. */
function pagesAbout(fault: DataFault, files: Record<string, string>, copy: string): string[] {
  const gone = 'op' in fault ? path.basename(fault.file) : changedValue(fault.find, fault.replace);
  const pages = Object.entries(files).flatMap(([file, text]) =>
    /^docs\/.*\.md$/.test(file) && gone.length > 3 && text.includes(gone) ? [file] : [],
  );
  const own = 'op' in fault && fault.op === 'rename' ? fault.to : fault.file;
  const named = [own, ...(pages.length > mostPagesFirst ? [] : pages)];
  return named.filter((file) => file.startsWith('docs/') && existsSync(path.join(copy, file)));
}

/** The part of a text between separators that has changed. */
function changedValue(before: string, after: string): string {
  const first = [...before].findIndex((character, index) => character !== after[index]);
  const start = before.slice(0, first).search(/[^,:{}[\]"|\n]*$/);
  const [value = ''] = /^[^,:{}[\]"|\n]*/.exec(before.slice(start)) ?? [];
  return value.trim();
}

function editOf(fault: DataFault, files: Record<string, string>): Attempt {
  const {file, kind} = fault;
  const source = files[file] ?? '';
  if ('op' in fault)
    return {
      group: kind,
      file,
      offset: 0,
      line: 1,
      before: fault.op,
      after: 'to' in fault ? fault.to : '',
    };
  const offset = source.indexOf(fault.find);
  return {
    group: kind,
    file,
    offset,
    line: lineAt(source, offset),
    before: fault.find,
    after: fault.replace,
  };
}
