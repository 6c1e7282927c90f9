/**
 * What the page says to the worker: first the folder of the index files, then multi-index queries as JSON, and when to
 * look for a newer index.
 */
export type ToWorker = {folder: string} | {id: number; query: string} | {renew: true};

/** What the worker says to the page: an answer as JSON, an error, or what became of the index meanwhile. */
export type FromWorker = {id: number; answer: string} | {id: number; error: string} | {news: News};

/**
 * What became of the index since earlier answers: what partial ones lacked is there now, or could not be loaded; or a
 * newer index has taken its place.
 */
export type News = 'refined' | 'incomplete' | 'renewed';
