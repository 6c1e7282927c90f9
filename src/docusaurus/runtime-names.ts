import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';

/** Docusaurus types its bundler as webpack; this is Rspack's, and its options are SWC's. */
interface Rspack {
  SwcJsMinimizerRspackPlugin: new (options: object) => WebpackPluginInstance;
}

/**
 * Shortens the names in the bundler's runtime in the order of their places, not of how often their letters occur. The
 * runtime lists the hash of every script, and while it is minified these hashes still depend on the site's folder: they
 * would choose the letters, and so the name of the file.
 */
export default function runtimeNames(): Plugin {
  return {
    name: 'runtime-names',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {SwcJsMinimizerRspackPlugin} = currentBundler.instance as unknown as Rspack;
      return {
        mergeStrategy: {'optimization.minimizer': 'prepend'},
        optimization: {
          minimizer: [
            new SwcJsMinimizerRspackPlugin({
              include: /runtime~main/,
              minimizerOptions: {...getSwcJsMinimizerOptions(), mangle: {disableCharFreq: true}},
            }),
          ],
        },
      };
    },
  };
}
