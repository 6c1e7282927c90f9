import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Check} from './check';
import {fencesOf} from './fences';

/** Checks each file named on the command line; one bash starts the others, which saves most of the time. */
const checkEach = 'for file; do bash -n "$file" 2>&1; done; true';

/** Shell commands in fences pass `bash -n`: readers paste them. */
export const checkShellFences: Check = ({selected}, reportIn) => {
  const fences = selected.flatMap((page) =>
    fencesOf(page, 'bash').map((fence) => ({page, ...fence})),
  );
  if (fences.length === 0) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'check-shell-'));
  try {
    for (const [index, {code}] of fences.entries())
      writeFileSync(path.join(folder, `${index}`), `${code}\n`);
    const names = fences.map((_, index) => `${index}`);
    const output = execFileSync('bash', ['-c', checkEach, 'bash', ...names], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, LC_ALL: 'C'},
    });
    // "12: line 3: syntax error near unexpected token `)'"; a second line of the same fault quotes the source.
    for (const [, index, line, message] of output.matchAll(/^(\d+): line (\d+): (?!`)(.*)$/gm)) {
      const fence = fences[Number(index)];
      if (fence)
        reportIn(fence.page.file)(
          fence.firstLine + Number(line) - 1,
          `not bash: ${message}`,
          'mend it; show a value that the reader supplies as <api-key>',
        );
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
};
