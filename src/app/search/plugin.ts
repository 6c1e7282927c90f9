import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Loads the search dialog early if a reader requests it before React has hydrated the page. */
export default function searchDialog(): Plugin {
  return {
    name: 'search-dialog',
    getClientModules: () => [path.join(__dirname, 'dialog/load-early.ts')],
  };
}
