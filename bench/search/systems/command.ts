import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';

const room = path.join(__dirname, '..');
const run = promisify(execFile);

/** Resolves and loads from the benchmark's own packages, then the site's. */
export const peers = createRequire(path.join(room, 'package.json'));

/**
 * Runs a program of the benchmark's own packages, or of the site's.
 *
 * @param file path of a script below a package, such as `vitepress/bin/vitepress.js`
 * @throws {Error} with what the program printed, when it fails
 */
export async function command(file: string, args: string[], variables: NodeJS.ProcessEnv = {}) {
  await run(process.execPath, ['--max-old-space-size=8192', script(file), ...args], {
    cwd: room,
    env: {...process.env, ...variables},
    maxBuffer: 1 << 28,
  });
}

/** A package may not export its programs, so the folders are walked. */
function script(file: string): string {
  const folders = peers.resolve.paths(file) ?? [];
  const found = folders
    .map((folder) => path.join(folder, file))
    .find((candidate) => {
      try {
        return Boolean(peers.resolve(candidate));
      } catch {
        return false;
      }
    });
  if (!found) throw new Error(`${file} is missing: run npm install in bench/search first.`);
  return found;
}
