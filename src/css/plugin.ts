import type {Plugin} from '@docusaurus/types';

/** Style sheets of DocSearch, of the theme's debug pages and of the playground. */
const rare = /plugin-debug|docsearch|theme-search-algolia|playground\.module/;

/**
 * Keeps style sheets that few readers need out of the one that every page loads: they come with the script
 * of their part. Docusaurus gathers all of them: https://github.com/facebook/docusaurus/issues/2006
 */
export default function leanStyles(): Plugin {
  const test = (module: {identifier: () => string}) => !rare.test(module.identifier());
  return {
    name: 'lean-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {styles: {test}}}}},
  };
}
