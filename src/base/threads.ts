import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {StoredResult} from './memory/results';

/** Fewer tasks than this take a thread as long as it takes to start. */
export const worthThread = 40;

const mostThreads = 4;

/** How many threads can work next to this one: as many as there are other processors, up to a limit. */
export const otherThreads = (): number => Math.min(availableParallelism(), mostThreads) - 1;

/**
 * Starts a program of the project in a thread, as `scripts/bundled.mjs` starts it in a process.
 *
 * @param program its path from the project's root
 * @param data what the program reads as `workerData`
 */
export const startThread = (program: string, data: unknown): Worker =>
  new Worker(path.resolve('scripts/bundled.mjs'), {argv: [program], workerData: data});

/**
 * Returns the results that a thread sends, or none if it fails: whoever needs one makes it again, and says what's
 * wrong.
 */
export const resultsOf = (thread: Worker): Promise<StoredResult[]> =>
  new Promise((resolve) => {
    thread
      .on('message', resolve)
      .on('error', () => resolve([]))
      .on('exit', () => resolve([]));
  });
