import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** A benchmark's own packages, then the site's. */
export interface Peers {
  /** Resolves and loads a package. */
  load: NodeJS.Require;
  /**
   * Runs a package's program.
   *
   * @param file path of a script below a package, such as `vitepress/bin/vitepress.js`
   * @throws {Error} with the program's output, if it fails
   */
  command(file: string, args: string[], options?: CommandOptions): Promise<void>;
}

interface CommandOptions {
  /** Where it runs, if not in the benchmark's folder. */
  folder?: string;
  variables?: NodeJS.ProcessEnv;
  /** More arguments for Node itself. */
  node?: string[];
}

/** @param room a benchmark's folder, which has its own `package.json` */
export function peersOf(room: string): Peers {
  const load = createRequire(path.join(room, 'package.json'));
  return {
    load,
    async command(file, args, {folder = room, variables = {}, node = []} = {}) {
      const script = find(load, file);
      if (!script)
        throw new Error(
          `${file} is missing: run npm install --no-save --prefix ${path.relative('', room)} first.`,
        );
      await run(process.execPath, ['--max-old-space-size=8192', ...node, script, ...args], {
        cwd: folder,
        env: {...process.env, ...variables},
        maxBuffer: 1 << 28,
      });
    },
  };
}

/** A package might not export its programs, so this walks the folders. */
function find(load: NodeJS.Require, file: string): string | undefined {
  const folders = load.resolve.paths(file) ?? [];
  return folders
    .map((folder) => path.join(folder, file))
    .find((candidate) => {
      try {
        return Boolean(load.resolve(candidate));
      } catch {
        return false;
      }
    });
}
