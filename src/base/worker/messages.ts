/** A worker's operations: functions by name. Their arguments and results must be cloneable by `postMessage`. */
export type WorkerOperations<Name extends PropertyKey> = Record<
  Name,
  (...args: never[]) => unknown
>;

/** A message from the page: first the setup, then calls of operations. */
export type ToWorker = {setup: string} | {id: number; name: string; args: unknown[]};

/** A message from the worker: a result, an error, or unsolicited news. */
export type FromWorker<News> =
  | {id: number; answer: unknown}
  | {id: number; error: string; isLoaded: boolean}
  | {news: News};
