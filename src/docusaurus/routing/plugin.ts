import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceFor} from '../../base/replace-for';

const own = (name: string) => path.join(__dirname, name);

/** Docusaurus's navigation within the site. */
const isNavigation = (file: string) => /client[\\/]PendingNavigation\.js$/.test(file);

/** Makes the client treat addresses the way a server does, on the first page and during navigation within the site. */
export default function routing(): Plugin {
  return {
    name: 'routing',

    getClientModules: () => [own('client.ts')],

    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (module: RegExp, file: string) =>
        new NormalModuleReplacementPlugin(module, own(file));
      return {
        plugins: [
          replace(/^@docusaurus\/renderRoutes$/, 'render-routes.tsx'),
          replace(/core[\\/]lib[\\/]client[\\/]normalizeLocation\.js$/, 'normalize-location.ts'),
          replaceFor(currentBundler, /^\.\/preload$/, isNavigation, own('preload-or-leave.ts')),
        ],
      };
    },
  };
}
