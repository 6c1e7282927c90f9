import {parentPort, Worker, workerData} from 'node:worker_threads';
// They say what they ask of a page.
import '../checks';
import {openMemory} from '../base/memory/memory';
import type {Results} from '../base/memory/results';
import {otherThreads, resultsOf, worthThread} from '../base/threads';
import {isPrepared, prepare} from './once-per-page';
import {createSite, type Site} from './site';

/** What a thread is given. */
interface Task {
  root: string;
  files: Record<string, string>;
  /** The pages that are to be prepared. */
  paths: string[];
  /** The index of the next of them, which all threads count up. */
  next: Int32Array;
}

/**
 * Works out what checks ask about each single page, where no earlier run has, in as many threads as there are
 * processors. What a thread fails at is left to the checks.
 *
 * @param root the project's root
 * @param files texts by path from there
 * @param program what a thread runs; the one that runs now, but for tests
 */
export async function preparePages(
  site: Site,
  results: Results,
  {root, files}: Pick<Task, 'root' | 'files'>,
  program = process.argv[1] ?? '',
): Promise<void> {
  const pages = site.selected
    .filter((page) => !isPrepared(page, site))
    // The longest first, so that all threads end at about the same time.
    .sort((a, b) => b.text.length - a.text.length);
  if (pages.length < worthThread) return;
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const task: Task = {root, files, paths: pages.map(({path}) => path), next};
  // In the thread, the program has to call `prepareShare`.
  const threads = Array.from({length: otherThreads()}, () =>
    resultsOf(new Worker(program, {workerData: task})),
  );
  takeShare(task, site);
  for (const entries of await Promise.all(threads)) results.add(entries);
}

/** What a thread does. */
export function prepareShare(): void {
  const task: Task = workerData;
  const memory = openMemory(task.root, 'checks');
  takeShare(task, createSite(task.files, {memory}));
  parentPort?.postMessage(memory.added());
}

function takeShare({paths, next}: Task, site: Site): void {
  for (;;) {
    const page = site.pageByPath.get(paths[Atomics.add(next, 0, 1)] ?? '');
    if (!page) return;
    // A copy, whose tree goes with it.
    prepare(site.open(page.path, String(page.file.value)), site);
  }
}
