import {browserStorage, recall, store} from '../../base/storage';
import {isOutdated, runningBuild} from './build';
import {storeKept} from './kept';

const key = 'recovery.left';

/**
 * Call this when a file of the site couldn't be loaded. A tab that was open during a deployment requests files that no
 * longer exist. This reloads the page, and parts that called `keep` get their state back.
 *
 * A tab leaves a build only once. If it gets the same build again, from a cache or an outdated server, it stays.
 *
 * @returns if the page stays, because nothing was deployed or the server can't be reached
 */
export async function recover(): Promise<void> {
  const build = typeof document === 'undefined' ? undefined : runningBuild();
  if (!build || !(await isOutdated(build))) return;
  const storage = browserStorage('sessionStorage');
  const left = recall(storage, key, isList) ?? [];
  if (left.includes(build.name) || !storeKept()) return;
  if (!store(storage, key, [...left, build.name])) return;
  // The reader can keep typing until the page unloads.
  window.addEventListener('pagehide', storeKept);
  window.location.reload();
  // Ignore anything that still happens on this page.
  await new Promise(() => {});
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/**
 * Loads a part of the site that the reader requested, and recovers if it no longer exists. To load a part ahead of
 * time, call `load` itself, because an unexpected reload would disturb the reader.
 *
 * @throws whatever `load` throws, if the page stays
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    await recover();
    throw error;
  }
}
