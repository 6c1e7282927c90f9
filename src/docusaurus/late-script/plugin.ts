import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the code that replays what a reader did before the site's script was loaded. */
export default function loader(): Plugin {
  return {
    name: 'loader',
    getClientModules: () => [path.join(__dirname, 'replay.ts')],
    // `start-script.ts` counts the parts in this list. No heading can have this name as its ID, so no element shadows
    // it.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {output: {chunkLoadingGlobal: 'loadedParts'}},
  };
}
