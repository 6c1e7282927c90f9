import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Sends events to the event API. Builds without one don't use this plugin, so they contain nothing of it. */
export default function analytics(): Plugin {
  return {
    name: 'analytics',

    getClientModules: () => [path.join(__dirname, 'client.ts')],

    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      // As the dialog and the search page import it. Ours imports it under a different name.
      const nothingFound = /^\.\.\/nothing-found\/NothingFound$/;
      const counted = path.join(__dirname, 'CountedNothingFound.tsx');
      return {plugins: [new NormalModuleReplacementPlugin(nothingFound, counted)]};
    },
  };
}
