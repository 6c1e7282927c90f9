import type {Plugin} from '@docusaurus/types';

/** Style sheets of parts that few readers open: DocSearch's dialog and the debug pages. */
const rare = /docsearch|theme-search-algolia|plugin-debug/;

/**
 * Keeps rare style sheets out of the one that every page loads: they come with the script of their part.
 * Docusaurus gathers all of them: https://github.com/facebook/docusaurus/issues/2006
 */
export default function leanStyles(): Plugin {
  const test = (module: {identifier: () => string}) => !rare.test(module.identifier());
  return {
    name: 'lean-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {styles: {test}}}}},
  };
}
