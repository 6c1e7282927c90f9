import type {Operations} from './operations';

export type OperationName = keyof Operations;

/**
 * What the page says to the worker: first where the data model with its descriptions is, then which operation
 * it wants.
 */
export type ToWorker =
  | {described: string}
  | {id: number; name: OperationName; args: Parameters<Operations[OperationName]>};

/** What the worker says to the page: that it has loaded what it needs or could not, an answer, or an error. */
export type FromWorker =
  | {ready: true}
  | {id: number; notLoaded: string}
  | {id: number; answer: unknown}
  | {id: number; error: string};
