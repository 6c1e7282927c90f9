import type {Page} from '@playwright/test';
import type {Server} from '../../server';
import type {Corpus} from '../corpus';

/** A search that is measured, ours or a peer's. */
export interface System {
  name: string;
  /** Indexes a corpus as the system's own documentation says. */
  prepare(corpus: Corpus): Promise<Prepared>;
}

/** A system with its index, ready to be served and used. */
export interface Prepared {
  /** Folders to serve; the first that has a file wins. */
  roots: string[];
  /** Path of the page where the reader starts. */
  page: string;
  /** Selectors: what the reader clicks, where the query goes, and each result. */
  open: string;
  input: string;
  result: string;
  /** Files of the index, for its size. */
  index: string[];
  /** Says whether a file that came with the page, before the click, is there for search alone. */
  early?: (path: string) => boolean;
  /** Answers each query with addresses, best first, in the order that a reader sees. */
  search(queries: string[], at: {page: Page; server: Server}): Promise<string[][]>;
}
