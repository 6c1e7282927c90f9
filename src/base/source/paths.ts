import {readdirSync} from 'node:fs';
import system from 'node:path';

/**
 * Returns a path with forward slashes, as our data, checks, and messages write paths. On Windows, Node's own paths have
 * backslashes.
 *
 * @param rules how the system writes paths; for tests
 */
export const withSlashes = (file: string, rules: Pick<typeof system, 'sep'> = system): string =>
  file.split(rules.sep).join('/');

/**
 * Returns a file's path from the project's root: `docs/guides/security/roles.md`.
 *
 * @param file its path, absolute or relative to the root
 * @param root the project's folder
 * @param rules how the system writes paths; for tests
 */
export const projectPath = (
  file: string,
  root = process.cwd(),
  rules: Pick<typeof system, 'sep' | 'relative' | 'resolve'> = system,
): string => withSlashes(rules.relative(root, rules.resolve(root, file)), rules);

/**
 * Lists the files in a folder and in the folders below it.
 *
 * @returns paths relative to `folder`, with forward slashes, sorted
 */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) =>
      withSlashes(system.relative(folder, system.join(parentPath, name))),
    )
    .sort();
