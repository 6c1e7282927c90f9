import type {Page} from '@playwright/test';
import type {Server} from '../../server';
import type {Corpus} from '../corpus';

/** A measured search, ours or a peer's. */
export interface System {
  name: string;
  /** Indexes a corpus as the system's documentation says. */
  prepare(corpus: Corpus): Promise<Prepared>;
}

/** A system with its index, ready to serve and use. */
export interface Prepared {
  /** Folders to serve; the first one that has a file wins. */
  roots: string[];
  /** The path of the page where the reader starts. */
  page: string;
  /** Selectors: what the reader clicks, where the query goes, and each result. */
  open: string;
  input: string;
  result: string;
  /** The index's files, for its size. */
  index: string[];
  /** Whether a file that arrived with the page, before the click, is only for search. */
  early?: (path: string) => boolean;
  /** Answers each query with addresses, best first, in the order readers see. */
  search(queries: string[], at: {page: Page; server: Server}): Promise<string[][]>;
}
