import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {grouped} from '../../base/collections';
import type {Check} from '../check';
import {oncePerPage} from '../once-per-page';
import {fencesOf} from './fences';
import {runProgram} from './run-program';

/** Checks each file named on the command line. One bash process starts the others. */
const checkEach = 'for file; do bash -n "$file" 2>&1; done; true';

/**
 * "12: line 3: syntax error near unexpected token `)'". Skips the second line about the same fault, which quotes the
 * source.
 */
const fault = /^(\d+): line (\d+): (?!`)(.*)$/gm;

/** What a fence's result depends on. */
const keyOf = (code: string) => checkEach + fault.source + code;

/** A syntax error in a fence. */
interface ShellFault {
  /** The line in the fence, from 1. */
  line: number;
  message: string;
}

/**
 * Checks that shell commands in fences pass `bash -n`, because readers paste them. If `bash` isn't installed, the
 * summary says so.
 */
export const checkShellFences: Check = async (site, reportIn) => {
  const {selected, remember, knows, keep} = site;
  const fences = selected.flatMap((page) => shellOn(page, site).map((fence) => ({page, ...fence})));
  const codes = new Set(fences.map(({code}) => code));
  // A page that changes has few new fences, and bash starts once per fence.
  const fresh = [...codes].filter((code) => !knows('shell', keyOf(code)));
  const output = fresh.length > 0 ? await outputOn(fresh) : '';
  if (output === undefined) return "shell fences skipped: bash doesn't run";
  const found = grouped(
    Array.from(
      output.matchAll(fault),
      ([, index, line, message = '']) =>
        [fresh[Number(index)] ?? '', {line: Number(line), message}] as const,
    ),
  );
  for (const code of fresh) keep('shell', keyOf(code), found.get(code) ?? []);
  for (const {page, code, firstLine} of fences) {
    const faults = found.get(code) ?? remember('shell', keyOf(code), (): ShellFault[] => []);
    for (const {line, message} of faults)
      reportIn(page.file)(
        firstLine + line - 1,
        `not valid bash: ${message}`,
        'fix the syntax; write a value that the reader supplies like this: <api-key>',
      );
  }
  return undefined;
};

const shellOn = oncePerPage('shell-fences', (page) =>
  fencesOf(page, 'bash').map(({code, firstLine}) => ({code, firstLine})),
);

/** What bash prints about the commands, each by its index, or undefined if bash doesn't run. */
async function outputOn(codes: string[]): Promise<string | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-shell-'));
  try {
    const names = codes.map((code, index) => {
      writeFileSync(path.join(folder, `${index}`), `${code}\n`);
      return `${index}`;
    });
    return await runProgram('bash', ['-c', checkEach, 'bash', ...names], {cwd: folder});
  } finally {
    rmSync(folder, {recursive: true});
  }
}
