import type {SearchRequest, SearchResult} from './backend';

/** What the page says to the worker. The first message names the folder of the index files. */
export type ToWorker = {folder: string} | {id: number; requests: SearchRequest[]};

/** What the worker says to the page: an answer, an error, or that earlier answers can now be better. */
export type FromWorker =
  | {id: number; results: SearchResult[]}
  | {id: number; error: string}
  | {refined: true};
