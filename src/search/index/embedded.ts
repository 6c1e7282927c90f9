import type {SearchBackend, SearchResult} from './backend';
import type {Engine} from './engine';
import {indexFolder} from './folder';
import type {FromWorker, News, ToWorker} from './messages';

interface Waiting {
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
  query: string;
}

/** The embedded search, and how to hear what becomes of its index. */
export interface EmbeddedBackend extends SearchBackend {
  /** The same as `search`, from JSON to JSON: what goes to the worker and back is not copied part by part. */
  ask(query: string): Promise<string>;
  /** Starts the worker and reads the first index file, before the reader has typed. */
  warmUp(): void;
  /** Looks whether a newer index has been deployed, and takes it. What is being read for the first time is new. */
  renew(): void;
  /**
   * Calls a listener with what becomes of the index.
   *
   * @returns ends the calls
   */
  onNews(listener: (news: News) => void): () => void;
}

let shared: EmbeddedBackend | undefined;

/** The one embedded search of the page: started on the first sign of intent, asked once its client has loaded. */
export function embeddedBackend(baseUrl: string): EmbeddedBackend {
  shared ??= createEmbeddedBackend(baseUrl);
  return shared;
}

/**
 * Makes the search that answers in the browser. Nothing is fetched before the first search or `warmUp`.
 *
 * @param baseUrl path that the site lives under, `/`
 * @returns a backend that works in a web worker or, where there is none, in this thread
 */
export function createEmbeddedBackend(baseUrl: string): EmbeddedBackend {
  const listeners = new Set<(news: News) => void>();
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let inThread: Promise<Engine> | undefined;
  let lastId = 0;

  const tell = (news: News) => {
    for (const listener of listeners) listener(news);
  };
  const folder = () => new URL(`${baseUrl}${indexFolder}/`, window.location.origin).href;

  function start(): void {
    if (worker || inThread) return;
    try {
      worker = new Worker(
        /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
      );
    } catch {
      answerHere();
      return;
    }
    worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => hear(data));
    // The script was blocked or is gone: what waits is answered here.
    worker.addEventListener('error', answerHere);
    worker.postMessage({folder: folder()} satisfies ToWorker);
  }

  function hear(message: FromWorker): void {
    if ('news' in message) {
      tell(message.news);
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message) asked?.reject(new Error(message.error));
    else asked?.resolve(message.answer);
  }

  function answerHere(): void {
    worker?.terminate();
    worker = undefined;
    inThread ??= Promise.all([import('./engine'), import('./fetch-file')]).then(
      ([{Engine}, {fetchFrom}]) => new Engine(fetchFrom(folder()), tell),
    );
    inThread.catch(() => {
      inThread = undefined;
    });
    for (const [id, {query, resolve, reject}] of waiting) {
      waiting.delete(id);
      inThread.then((engine) => engine.ask(query)).then(resolve, reject);
    }
  }

  function ask(query: string): Promise<string> {
    start();
    if (inThread) return inThread.then((engine) => engine.ask(query));
    return new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, {resolve, reject, query});
      worker?.postMessage({id: lastId, query} satisfies ToWorker);
    });
  }

  return {
    ask,
    search: async (requests): Promise<{results: SearchResult[]}> =>
      JSON.parse(await ask(JSON.stringify({requests}))),
    warmUp: start,
    renew() {
      worker?.postMessage({renew: true} satisfies ToWorker);
      // Where the engine could not be loaded, whoever searches hears of it.
      inThread?.then((engine) => engine.renew()).catch(() => {});
    },
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
