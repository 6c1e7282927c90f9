import {availableParallelism} from 'node:os';
import {parentPort, Worker, workerData} from 'node:worker_threads';
// They say what they ask of a page.
import '../checks';
import {openMemory} from '../base/memory/memory';
import type {Results, StoredResult} from '../base/memory/results';
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

/** A thread takes as long to start as the work on so many pages. */
const worthwhile = 40;
const mostThreads = 4;

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
  if (pages.length < worthwhile) return;
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const task: Task = {root, files, paths: pages.map(({path}) => path), next};
  const others = Math.min(availableParallelism(), mostThreads) - 1;
  const threads = Array.from({length: others}, () => madeInThread(program, task));
  takeShare(task, site);
  for (const entries of await Promise.all(threads)) results.add(entries);
}

/** Runs a program in a thread, where it has to call {@link prepareShare}. */
function madeInThread(program: string, task: Task): Promise<StoredResult[]> {
  return new Promise((resolve) => {
    new Worker(program, {workerData: task})
      .on('message', resolve)
      // The checks come to the same end, and say so.
      .on('error', () => {})
      .on('exit', () => resolve([]));
  });
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
