import {type Connection, connect, NotLoaded} from '../../base/worker/client';
import type {SearchBackend, SearchResult} from './backend';
import type {News, SearchEngine} from './engine';
import {indexFolder} from './folder';

/** The embedded search, with notifications about its index. */
export interface EmbeddedBackend extends SearchBackend {
  /** The same as `search`, from JSON to JSON, so that messages to and from the worker aren't copied part by part. */
  ask(query: string): Promise<string>;
  /** Starts the worker and reads the first index file before the reader types. */
  warmUp(): void;
  /**
   * Checks whether a newer index has been deployed, and switches to it. Does nothing if the first index is still being
   * read.
   */
  renew(): void;
  /**
   * Calls a listener with news about the index.
   *
   * @returns a function that ends the calls
   */
  onNews(listener: (news: News) => void): () => void;
}

let shared: EmbeddedBackend | undefined;

/**
 * Returns the page's only embedded search. It starts at the first sign of intent, and is used once its client has
 * loaded.
 */
export function embeddedBackend(baseUrl: string): EmbeddedBackend {
  shared ??= createEmbeddedBackend(baseUrl);
  return shared;
}

/**
 * Makes the search that runs in the browser. Nothing is fetched before the first search or `warmUp`.
 *
 * @param baseUrl the site's base path, such as `/`
 * @returns a backend that runs in a web worker or, if workers aren't available, in this thread
 */
export function createEmbeddedBackend(baseUrl: string): EmbeddedBackend {
  const listeners = new Set<(news: News) => void>();
  let connection: Connection<SearchEngine> | undefined;
  let inThread: Promise<SearchEngine> | undefined;

  const tell = (news: News) => {
    for (const listener of listeners) listener(news);
  };
  const folder = () => new URL(`${baseUrl}${indexFolder}/`, window.location.origin).href;

  function start(): void {
    if (connection || inThread) return;
    try {
      const worker = new Worker(
        /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
      );
      // The script was blocked or doesn't exist anymore, so pending searches are answered here.
      connection = connect<SearchEngine, News>(worker, folder(), {
        onNews: tell,
        onBroken: startHere,
      });
    } catch {
      startHere();
    }
  }

  function startHere(): Promise<SearchEngine> {
    connection?.end(new NotLoaded());
    connection = undefined;
    inThread ??= Promise.all([import('./engine'), import('./fetch-file')]).then(
      ([{SearchEngine}, {fetchFrom}]) => new SearchEngine(fetchFrom(folder()), tell),
    );
    inThread.catch(() => {
      inThread = undefined;
    });
    return inThread;
  }

  async function ask(query: string): Promise<string> {
    start();
    try {
      if (connection) return await connection.call('ask', query);
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
    }
    return (await startHere()).ask(query);
  }

  return {
    ask,
    search: async (requests): Promise<{results: SearchResult[]}> =>
      JSON.parse(await ask(JSON.stringify({requests}))),
    warmUp: start,
    renew() {
      const renewed = connection?.call('renew') ?? inThread?.then((engine) => engine.renew());
      // If the engine couldn't be loaded, the next search reports it.
      renewed?.catch(() => {});
    },
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
