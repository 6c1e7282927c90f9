import path from 'node:path';

/** Says what the next build is of: the configuration is a file, and has no arguments. */
export const grownFile = path.join(__dirname, '../../../.cache/bench-pages/grown.json');

/** What a build of multiplied docs is of. */
export interface Grown {
  /** Folder of the docs. */
  docs: string;
  /** Folder of the bundler's persistent cache. */
  cache: string;
  /** Ids of copies, by the id of the page. */
  copies: Record<string, string[]>;
}
