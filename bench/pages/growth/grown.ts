import path from 'node:path';

/** Says what the next build contains, because the configuration is a file and has no arguments. */
export const grownFile = path.join(__dirname, '../../../.cache/bench-pages/grown.json');

/** What a build of multiplied docs contains. */
export interface Grown {
  /** The docs' folder. */
  docs: string;
  /** The folder of the bundler's persistent cache. */
  cache: string;
  /** IDs of copies, by the page's ID. */
  copies: Record<string, string[]>;
}
