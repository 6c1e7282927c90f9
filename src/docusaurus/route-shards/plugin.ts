import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceFor} from '../../base/replace-for';
import {RouteShards} from './bundle';

const own = (name: string) => path.join(__dirname, name);

/** The debug pages show the originals. */
const isOurs = (file: string) => !file.includes('plugin-debug');

/**
 * Keeps a page's script from growing with the site. Docusaurus's script lists every page four times: its route, the
 * names of its chunks, how to load them, and the names of their files. That takes 41 bytes a page in gzip. Here, the
 * routes of the documentation's pages are in shards. A page loads its own shard, and the shard of a page that the
 * reader is about to open.
 *
 * In `npm start`, everything is Docusaurus's own.
 */
export default function routeShards({generatedFilesDir}: LoadContext): Plugin {
  const generated = (name: string) => path.join(generatedFilesDir, 'route-shards', name);
  return {
    name: 'route-shards',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (module: RegExp, file: string) =>
        new NormalModuleReplacementPlugin(module, file);
      return {
        plugins: [
          new RouteShards(generatedFilesDir),
          replaceFor(currentBundler, /^@generated\/routes$/, isOurs, generated('routes.js')),
          replaceFor(currentBundler, /^@generated\/registry$/, isOurs, generated('registry.js')),
          replace(/route-shards[\\/]shards\.ts$/, generated('shards.js')),
          replace(/^@generated\/routesChunkNames$/, own('chunk-names.ts')),
          replace(/^@docusaurus\/ComponentCreator$/, own('create-lazily.ts')),
        ],
      };
    },
  };
}
