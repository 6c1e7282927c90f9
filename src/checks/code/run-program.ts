import {execFile} from 'node:child_process';

/**
 * Runs a program without blocking other checks.
 *
 * @returns its standard output, or `undefined` if it isn't installed or fails
 */
export function runProgram(
  program: string,
  parameters: string[],
  {input = '', cwd}: {input?: string; cwd?: string} = {},
): Promise<string | undefined> {
  const options = {cwd, env: {...process.env, LC_ALL: 'C'}, maxBuffer: 2 ** 26};
  return new Promise((resolve) => {
    const child = execFile(program, parameters, options, (error, output) =>
      resolve(error ? undefined : output),
    );
    // A program that didn't start can't read its input.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
