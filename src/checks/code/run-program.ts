import {execFile} from 'node:child_process';

/**
 * Runs a program while other checks go on.
 *
 * @returns what it wrote to standard output, or `undefined` where it is not installed or fails
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
    // A program that does not start has no one to read this.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
