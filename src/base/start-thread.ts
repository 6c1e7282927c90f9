import path from 'node:path';
import {Worker} from 'node:worker_threads';

/** Fewer tasks than this take a thread as long as it takes to start. */
export const worthThread = 40;

/**
 * Starts a program of the project in a thread, as `scripts/bundled.mjs` starts it in a process.
 *
 * @param program its path from the project's root
 * @param data what the program reads as `workerData`
 */
export const startThread = (program: string, data: unknown): Worker =>
  new Worker(path.resolve('scripts/bundled.mjs'), {argv: [program], workerData: data});
