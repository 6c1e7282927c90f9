import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds to the site's script what does again what a reader did before it was there. */
export default function loader(): Plugin {
  return {
    name: 'loader',
    getClientModules: () => [path.join(__dirname, 'replay.ts')],
    // `start-script.ts` counts there. A heading can't have the name, so no element answers to it.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {output: {chunkLoadingGlobal: 'loadedParts'}},
  };
}
