import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Memory, rememberIn} from './remember';
import {openResults, type Results} from './results';

/**
 * Opens what earlier runs have left. It is worth as long as Node and the packages stay what they are; code and data are
 * parts of the keys.
 *
 * @param root the project's root
 * @param name of the program that keeps it; of pages that are changed in memory only, other things are remembered
 */
export function openMemory(root: string, name: string): Memory & Results {
  const folder = path.join(root, '.cache', name);
  const version = packagesVersion(root);
  return {
    ...openResults(path.join(folder, 'results.txt'), version),
    rememberTree: rememberIn(path.join(folder, 'trees'), version),
  };
}

/** What results depend on, apart from code and data. */
export const packagesVersion = (root: string): string =>
  process.version + readFileSync(path.join(root, 'package-lock.json'), 'utf8');
