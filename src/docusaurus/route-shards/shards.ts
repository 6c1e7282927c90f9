import type {Registry} from '@docusaurus/types';
import type {RouteConfig} from 'react-router-config';

/** The routes of some pages, and what their parts need to be loaded. `modules.ts` writes it. */
export interface RouteShard {
  /** Each page's route, and the number of its parent in `parentsIn`. */
  routes: [parent: number, route: RouteConfig][];
  /** How to load the chunks that only these pages have. */
  registry: Registry;
  /** The names of these chunks' files, `<chunk>.<hash>`, with spaces between them. */
  files: string;
}

/** The shards of the site's routes. A build replaces this module. On the server and in `npm start`, there are none. */
export const shards: (() => Promise<RouteShard>)[] = [];
