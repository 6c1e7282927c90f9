import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';

/** Docusaurus types its bundler as webpack. This is Rspack's type, whose minifier options are SWC's. */
interface Rspack {
  SwcJsMinimizerRspackPlugin: new (options: object) => WebpackPluginInstance;
}

/**
 * Makes the minifier shorten names in the bundler's runtime in order of position, not by letter frequency. The runtime
 * lists the hashes of scripts, and during minification these hashes still depend on the site's folder. They would
 * influence the chosen letters, and so the file's name.
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
