import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {desktopAt996} from './desktop-at-996';
import {leanInfima} from './infima';

/** Style sheets of DocSearch, of the feedback dialog, and of pages unlike all others: each comes with its part. */
export const rare = [
  /plugin-debug/,
  /docsearch/,
  /theme-search-algolia/,
  /dialog\.module/,
  /src.app.playground.(page|playground\.module)/,
  /src.pages._home/,
  /src.app.search.(page|SearchForm)/,
];

/** Those of what stands on some pages, by the name of the file that these share. */
export const shared = {
  screens: /src.content.screens.screens\.css/,
  explorers: /src.app.explorers.\w+.\w+\.module\.css/,
};

/** What the bundler tells of a module: loaders and files, from the project's root or from the disk's. */
interface Module {
  identifier: () => string;
}

/**
 * Keeps the style sheet that every page loads small: what few pages need is a file of its own, which they name before
 * their content, though Docusaurus gathers all of it (https://github.com/facebook/docusaurus/issues/2006), and what
 * no one needs is omitted. Has the desktop layout begin at one width, in style sheets and in script.
 *
 * Measured on /docs/quick-start with and without each, November 2026, Docusaurus 3.10.2, in Brotli of the 26.5 kB that a
 * page needs before it shows: files of their own 6.1 kB less, Infima's unused rules 3.4 kB less, no postcss-preset-env
 * 0.5 kB less.
 */
export default function leanStyles(): Plugin {
  // Before Docusaurus's own group, which has 50.
  const group = {type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60};
  const groups = Object.entries(shared).map(([name, pattern]) => [
    name,
    {...group, name, test: (module: Module) => pattern.test(module.identifier())},
  ]);
  const cacheGroups = {
    styles: {test: (module: Module) => !rare.some((part) => part.test(module.identifier()))},
    ...Object.fromEntries(groups),
  };
  return {
    name: 'lean-styles',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const windowSize = new NormalModuleReplacementPlugin(
        /theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/,
        path.join(__dirname, 'useWindowSize.ts'),
      );
      return {optimization: {splitChunks: {cacheGroups}}, plugins: [windowSize]};
    },
    configurePostCss: (options) => ({
      ...options,
      // Lightning CSS, which minifies, writes for older browsers, too; postcss-preset-env before it wrote all that twice.
      plugins: [
        leanInfima(),
        desktopAt996(),
        ...options.plugins.filter((plugin) => !isPresetEnv(plugin)),
      ],
    }),
  };
}

const isPresetEnv = (plugin: unknown) =>
  Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
