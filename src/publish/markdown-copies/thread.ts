import {parentPort, workerData} from 'node:worker_threads';
import {buildResults} from '../../base/memory/build-results';
import {keptFilesOf} from './kept-copies';

/** Makes the copies of a site's pages that no earlier build made. */
const kept = buildResults();
for (const text of keptFilesOf(workerData, kept).values()) text();
parentPort?.postMessage(kept.added());
