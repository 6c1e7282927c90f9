import {parentPort, workerData} from 'node:worker_threads';
import {buildResults} from '../../base/memory/build-results';
import {keptCopies} from './kept-copies';
import {type CopiedSite, everyPageOf} from './site';

/** Makes the copies of a site's pages that no one has made. */
const site: CopiedSite = workerData;
const kept = buildResults();
const copies = keptCopies(site, kept);
for (const page of everyPageOf(site)) copies.copyOf(page);
parentPort?.postMessage(kept.added());
