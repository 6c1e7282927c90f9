/** What the page says to the worker: first the folder of the index files, then multi-index queries as JSON. */
export type ToWorker = {folder: string} | {id: number; query: string};

/** What the worker says to the page: an answer as JSON, an error, or that earlier answers can now be better. */
export type FromWorker =
  | {id: number; answer: string}
  | {id: number; error: string}
  | {refined: true};
