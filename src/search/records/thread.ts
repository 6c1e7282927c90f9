import {parentPort, workerData} from 'node:worker_threads';
import {buildResults} from '../../base/memory/build-results';
import {halvesOf, readBuiltPages, recordsOfPage} from './build';
import {rememberRecords} from './kept';

/** Makes the records of half of a built site's pages. */
const site: Parameters<typeof readBuiltPages> = workerData;
const kept = buildResults();
const {remember} = rememberRecords(kept);
const [, pages] = halvesOf(readBuiltPages(...site));
for (const page of pages) recordsOfPage(page, remember);
parentPort?.postMessage(kept.added());
