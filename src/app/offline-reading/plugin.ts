import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {writeFile} from '../../base/built-site';
import {listFiles} from '../../base/source/paths';
import {workerFile} from './copies';
import {buildIn} from './file-list';

/**
 * Lets readers read without a connection: adds the service worker, the script that registers it, and the page that
 * shows what is kept. A build without this plugin has none of them, and readers' workers then go away on their own.
 */
export default function offlineReading({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'offline-reading',
    // `npm start` has no worker.
    getClientModules: () =>
      process.env.NODE_ENV === 'production' ? [path.join(__dirname, 'client.ts')] : [],
    contentLoaded({actions}) {
      actions.addRoute({
        path: `${baseUrl}offline`,
        component: path.join(__dirname, 'OfflinePage.tsx'),
        exact: true,
      });
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || !siteConfig.customFields?.hostedSearch) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      // Hosted search has an answer without a connection, too.
      const offlineSearch = new NormalModuleReplacementPlugin(
        /search\/hosted\/suggestions$/,
        (resource: {request: string; contextInfo: {issuer: string}}) => {
          const own = path.join(__dirname, 'hosted-search.ts');
          if (resource.contextInfo.issuer !== own) resource.request = own;
        },
      );
      return {plugins: [offlineSearch]};
    },
    async postBuild({outDir}) {
      writeFile(
        outDir,
        workerFile,
        await bundleWorker(buildIn(listFiles(path.join(outDir, 'assets/js')))),
      );
    },
  };
}

async function bundleWorker(buildName: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'worker.ts')],
    bundle: true,
    write: false,
    minify: true,
    legalComments: 'none',
    format: 'iife',
    target: 'es2022',
    define: {buildName: JSON.stringify(buildName)},
  });
  return outputFiles[0]?.text ?? '';
}
