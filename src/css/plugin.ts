import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps style sheets that few readers need out of the one that every page loads: they come with the script
 * of their part. Docusaurus gathers all of them: https://github.com/facebook/docusaurus/issues/2006
 */
export default function leanStyles({siteConfig}: LoadContext): Plugin {
  // The button of hosted search stands in every navbar, and takes its look from DocSearch's style sheet.
  const rare = siteConfig.customFields?.hostedSearch
    ? /plugin-debug/
    : /plugin-debug|docsearch|theme-search-algolia/;
  const test = (module: {identifier: () => string}) => !rare.test(module.identifier());
  return {
    name: 'lean-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {styles: {test}}}}},
  };
}
