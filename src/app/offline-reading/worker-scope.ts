/**
 * The parts of a service worker that this one uses. TypeScript's own types for them can't be in the same program as
 * those for pages.
 */
export interface WorkerScope {
  registration: {
    unregister(): Promise<boolean>;
    navigationPreload?: {enable(): Promise<void>};
  };
  clients: {claim(): Promise<void>};
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & MessageEvent) => void): void;
}

interface LifeEvent {
  /** Keeps the worker alive until the task is done. */
  waitUntil(task: Promise<unknown>): void;
}

/** A request of a page. */
export interface FetchEvent extends LifeEvent {
  request: Request;
  /** The response to a request that the browser sent while it started the worker. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** What a page says to the worker when a reader has opened it. */
export interface ReadMessage {
  /** The page's path. */
  read: string;
  /** The addresses of the files that it has loaded. */
  files: string[];
}

/** What the worker answers. */
export interface ReadAnswer {
  /** Whether the server has the page, or it isn't known because the connection is costly. */
  isReachable: boolean;
  /** When the page's copy was kept; empty if there's none. */
  keptAt: string;
}
