import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';

type Bundler = ConfigureWebpackUtils['currentBundler'];

/** What the bundler says about a module that it's about to look for. */
interface Requested {
  request: string;
  contextInfo: {issuer: string};
}

/**
 * Replaces a module for some of the modules that import it.
 *
 * @param module what they import
 * @param isFor whether a file, by its name, gets the replacement
 * @param file the replacement
 */
export function replaceFor(
  {instance}: Bundler,
  module: RegExp,
  isFor: (importer: string) => boolean,
  file: string,
): WebpackPluginInstance {
  const {NormalModuleReplacementPlugin} = instance;
  return new NormalModuleReplacementPlugin(module, (requested: Requested) => {
    if (isFor(requested.contextInfo.issuer)) requested.request = file;
  });
}
