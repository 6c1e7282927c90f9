import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {unzipSync} from 'fflate';

/**
 * Unpacks the copy of a build that opens from a folder, as a reader does.
 *
 * @returns the `file:` address of a file in it, by its path, and a function that removes the folder
 */
export function unpackCopy(outDir: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'copy-'));
  const archive = readFileSync(path.join(outDir, 'documentation.zip'));
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
    writeFileSync(path.join(folder, name), bytes);
  }
  return {
    fileOf: (name: string) => pathToFileURL(path.join(folder, 'documentation', name)).href,
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
