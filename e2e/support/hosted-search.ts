import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BrowserContext} from '@playwright/test';
import type {SearchBackend} from '../../src/search/index/backend';
import {SearchEngine} from '../../src/search/index/engine';
import {indexFolder} from '../../src/search/index/folder';
import type {SearchRecord} from '../../src/search/records/record';
import {servicesBuild} from '../services/address';
import {emptyIndex} from './algolia-index';
import {AlgoliaServer} from './algolia-server';

/** Where the "services" build looks for its index; the second is tried if the first fails. */
const origins = ['http://localhost:3997', 'http://localhost:3998'];

/** The servers in the order they're tried, and a way to stop them. */
export type SearchHosts = Awaited<ReturnType<typeof hostSearch>>;

/**
 * Answers for the "services" build's hosts, with a separate server for each in this test.
 *
 * @param backend finds the hits, instead of the server's plain word comparison
 */
export async function hostSearch(
  context: BrowserContext,
  records: SearchRecord[],
  backend?: SearchBackend,
) {
  const servers: AlgoliaServer[] = [];
  for (const origin of origins) {
    const server = await new AlgoliaServer().start();
    const index = {...emptyIndex(), settings: {distinct: true}};
    for (const record of records) index.records.set(record.objectID, record);
    server.indexes.set('docs', index);
    server.backend = backend;
    await context.route(`${origin}/**`, (route) =>
      route.continue({url: route.request().url().replace(origin, server.url)}),
    );
    servers.push(server);
  }
  const [first, second] = servers as [AlgoliaServer, AlgoliaServer];
  const stop = () => Promise.all(servers.map((server) => server.stop()));
  return {origins, first, second, stop};
}

let site: Promise<SearchEngine> | undefined;

/** Answers for the same hosts with the site's own pages, found in that build's index. */
export async function hostSite(context: BrowserContext) {
  site ??= openSite();
  return hostSearch(context, [], await site);
}

async function openSite(): Promise<SearchEngine> {
  const read = (name: string) => readFile(path.join(servicesBuild, indexFolder, name), 'utf8');
  const engine = new SearchEngine(async (name) => JSON.parse(await read(name)));
  await engine.loadAll();
  return engine;
}
