import type {Plugin} from '@docusaurus/types';
import {leanInfima} from './infima';

/** Style sheets of DocSearch, of the theme's debug pages, of the playground and of the feedback dialog. */
const rare = /plugin-debug|docsearch|theme-search-algolia|playground\.module|dialog\.module/;

/**
 * Keeps the style sheet that every page loads small: what few readers need comes with the script of its part, though
 * Docusaurus gathers all of it (https://github.com/facebook/docusaurus/issues/2006), and what nobody needs is left out.
 */
export default function leanStyles(): Plugin {
  const test = (module: {identifier: () => string}) => !rare.test(module.identifier());
  return {
    name: 'lean-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {styles: {test}}}}},
    configurePostCss: (options) => ({
      ...options,
      // Lightning CSS, which minifies, writes for older browsers, too; postcss-preset-env before it wrote all that twice.
      plugins: [...options.plugins.filter((plugin) => !isPresetEnv(plugin)), leanInfima()],
    }),
  };
}

const isPresetEnv = (plugin: unknown) =>
  Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
