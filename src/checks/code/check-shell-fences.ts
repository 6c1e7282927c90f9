import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
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

/**
 * Checks that shell commands in fences pass `bash -n`, because readers paste them. If `bash` isn't installed, the
 * summary says so.
 */
export const checkShellFences: Check = async (site, reportIn) => {
  const {selected, remember} = site;
  const fences = selected.flatMap((page) => shellOn(page, site).map((fence) => ({page, ...fence})));
  if (fences.length === 0) return undefined;
  const codes = fences.map(({code}) => code);
  const output = await remember('shell', checkEach + JSON.stringify(codes), () => outputOn(codes));
  if (output === undefined) return "shell fences skipped: bash doesn't run";
  for (const [, index, line, message] of output.matchAll(fault)) {
    const fence = fences[Number(index)];
    if (!fence) continue;
    const fix = 'fix the syntax; write a value that the reader supplies like this: <api-key>';
    reportIn(fence.page.file)(
      fence.firstLine + Number(line) - 1,
      `not valid bash: ${message}`,
      fix,
    );
  }
  return undefined;
};

/** What bash prints about the commands, each by its index, or undefined if bash doesn't run. */
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
