import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Loads the search dialog for a reader who asks for it before React has the page. */
export default function searchDialog(): Plugin {
  return {
    name: 'search-dialog',
    getClientModules: () => [path.join(__dirname, 'dialog/load-early.ts')],
  };
}
