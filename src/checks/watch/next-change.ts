import {existsSync, type FSWatcher, readdirSync, watch} from 'node:fs';
import path from 'node:path';

/** What checks read: the folders are watched with all that are in them. */
const folders = ['docs', 'i18n', 'src', 'static'];

/** An editor that saves a file, or a program that changes several, is done when nothing has changed for so long. */
const quietMs = 50;

/**
 * Waits until a file of the project changes, comes or goes. What happens from the call on is seen, so that a caller who
 * calls first and reads then misses nothing.
 *
 * Each folder is watched by itself: Node's recursive watcher on Linux loses files that an editor replaces.
 *
 * @param root the project's root
 */
export function nextChange(root: string): Promise<void> {
  return new Promise((resolve) => {
    const watchers: FSWatcher[] = [];
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      for (const watcher of watchers) watcher.close();
      resolve();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    };
    for (const folder of [
      root,
      ...folders
        .map((name) => path.join(root, name))
        .filter(existsSync)
        .flatMap(foldersIn),
    ])
      watchers.push(watch(folder, wait).on('error', wait));
  });
}

const foldersIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
];
