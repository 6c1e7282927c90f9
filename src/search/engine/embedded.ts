import type {SearchBackend, SearchRequest, SearchResult} from './backend';
import type {Engine} from './engine';
import {indexFolder} from './folder';
import type {FromWorker, ToWorker} from './messages';

interface Waiting {
  resolve: (answer: {results: SearchResult[]}) => void;
  reject: (error: Error) => void;
  requests: SearchRequest[];
}

/** The embedded search, and how to hear that it can now answer better. */
export interface EmbeddedBackend extends SearchBackend {
  /** Starts the worker and reads the first index file, before the reader has typed. */
  warmUp(): void;
  /**
   * Calls a listener when more of the index is loaded, so that a search whose result was `partial` is worth
   * repeating.
   *
   * @returns ends the calls
   */
  onRefined(listener: () => void): () => void;
}

/**
 * Makes the search that answers in the browser. Nothing is fetched before the first search or `warmUp`.
 *
 * @param baseUrl path that the site lives under, `/`
 * @returns a backend that works in a web worker or, where there is none, in this thread
 */
export function createEmbeddedBackend(baseUrl: string): EmbeddedBackend {
  const listeners = new Set<() => void>();
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let inThread: Promise<Engine> | undefined;
  let lastId = 0;

  const refined = () => {
    for (const listener of listeners) listener();
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
    if ('refined' in message) {
      refined();
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message) asked?.reject(new Error(message.error));
    else asked?.resolve({results: message.results});
  }

  function answerHere(): void {
    worker?.terminate();
    worker = undefined;
    inThread ??= Promise.all([import('./engine'), import('./fetch-file')]).then(
      ([{Engine}, {fetchFrom}]) => new Engine(fetchFrom(folder()), refined),
    );
    inThread.catch(() => {
      inThread = undefined;
    });
    for (const [id, {requests, resolve, reject}] of waiting) {
      waiting.delete(id);
      inThread.then((engine) => engine.search(requests)).then(resolve, reject);
    }
  }

  return {
    search(requests) {
      start();
      if (inThread) return inThread.then((engine) => engine.search(requests));
      return new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, {resolve, reject, requests});
        worker?.postMessage({id: lastId, requests} satisfies ToWorker);
      });
    },
    warmUp: start,
    onRefined(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
