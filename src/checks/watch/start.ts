import {spawn} from 'node:child_process';
import {exitCodeOfChange} from './exit-code';

/**
 * Checks pages as they are saved, in one process after the other: each ends when data or code changed that it has read.
 *
 * @param program what Node is to run; another one in tests
 * @returns the exit code of the last process
 */
export async function startWatching(
  program = ['scripts/bundled.mjs', 'src/checks/watch/cli.ts'],
): Promise<number> {
  for (;;) {
    const code = await exitCodeOf(program);
    if (code !== exitCodeOfChange) return code;
  }
}

/** Runs a program with the options that this process has. */
const exitCodeOf = (program: string[]) =>
  new Promise<number>((resolve, reject) => {
    spawn(process.execPath, [...process.execArgv, ...program], {stdio: 'inherit'})
      .on('error', reject)
      .on('exit', (code) => resolve(code ?? 1));
  });
