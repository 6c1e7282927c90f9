/** What a worker does for a page: functions by name, whose arguments and answers can be posted. */
export type WorkerOperations<Name extends PropertyKey> = Record<
  Name,
  (...args: never[]) => unknown
>;

/** What the page says to the worker: first what it has to know, then which operation the page wants. */
export type ToWorker = {setup: string} | {id: number; name: string; args: unknown[]};

/** What the worker says to the page: an answer, an error, or news that no one asked for. */
export type FromWorker<News> =
  | {id: number; answer: unknown}
  | {id: number; error: string; isLoaded: boolean}
  | {news: News};
