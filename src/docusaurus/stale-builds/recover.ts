import {browserStorage, recall, store} from '../../base/storage';
import {isOutdated, runningBuild} from './build';
import {storeKept} from './kept';

const key = 'recovery.left';

/**
 * To be called when something of the site couldn't be had. A tab that was left open across a deployment asks for
 * files that are gone: the page is then loaded afresh, and parts that called `keep` get their state back.
 *
 * A tab leaves a build only once. If it meets the same build again, in a cache or on a server that is behind, it stays.
 *
 * @returns when the page stays: nothing was deployed since, or it can't be known
 */
export async function recover(): Promise<void> {
  const build = typeof document === 'undefined' ? undefined : runningBuild();
  if (!build || !(await isOutdated(build))) return;
  const storage = browserStorage('sessionStorage');
  const left = recall(storage, key, isList) ?? [];
  if (left.includes(build.name) || !storeKept()) return;
  if (!store(storage, key, [...left, build.name])) return;
  // The reader types on until the page goes.
  window.addEventListener('pagehide', storeKept);
  window.location.reload();
  // Nothing that still happens on this page counts.
  await new Promise(() => {});
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/**
 * Loads a part of the site that the reader asked for, and recovers where it is gone. To load ahead of a wish, call
 * `load` itself: no one wants the page to be loaded afresh for that.
 *
 * @throws what `load` throws, if the page stays
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    await recover();
    throw error;
  }
}
