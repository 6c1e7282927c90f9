import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../base/environment';
import {desktopAt996} from './desktop-at-996';
import {leanInfima} from './infima';
import {withoutOverridden} from './overridden';
import {withoutTurnedOff} from './turned-off';
import {leanTheme} from './unused-theme';

/** Style sheets of DocSearch, results of a search, the feedback dialog, and special pages. Each one is loaded with its part. */
export const rare = [
  /plugin-debug/,
  /docsearch/,
  /theme-search-algolia/,
  /dialog\.module/,
  /src.app.(playground|graphql-|lessons|calculators)/,
  /src.content.calculators/,
  /src.pages._home/,
  /src.app.search.(page|SearchForm|ReportQuery|SectionChips|Correction|nothing-found)/,
  /src.app.(print-section|image-zoom)/,
  /src.content.terms.glossary-page\.css/,
  /src.css.(page\.css|parts)/,
  /src.theme.DocCardList/,
];

/** Style sheets for content that only some pages have, by the name of the file they're combined into. */
export const shared = {
  'api-pages': /src.content.api-pages.(?!methods)[\w-]+\.css/,
  queries: /src.content.(query-examples.query|syntax-diagrams.syntax)\.css/,
  screens: /src.content.screens.screens\.css/,
  kinds: /src.content.release-notes.kind-chip\.css/,
  releases: /src.(content.release-notes.release-notes|app.explorers.releases.\w+\.module)\.css/,
  explorers: /src.app.explorers.(?!connectors|releases)\w+.\w+\.module\.css/,
  roles: /src.content.tables.(roles|role-columns)\.css/,
  'connector-directory': /src.app.explorers.connectors.(directory|categories)\.module\.css/,
  // Pages of connectors and of data models have a strip of facts and tables that fit. Pages of categories have rows.
  reference:
    /src.(content.(connectors|facts-strip|model-diagrams).[\w-]+|content.tables.fitting|app.explorers.connectors.(?!directory|categories)\w+\.module|theme.DocCardList.cards)\.css/,
};

/** What the bundler reports about a module: loaders and files, relative to the project's root or absolute. */
interface Module {
  identifier: () => string;
}

/**
 * Keeps the style sheet that every page loads small. Rules that few pages need are moved to separate files, which pages
 * load before their content, although Docusaurus puts everything into one file
 * (https://github.com/facebook/docusaurus/issues/2006). Unused rules are removed. Also makes the desktop layout start
 * at the same width in style sheets and in script.
 *
 * Measured on /docs/quick-start with and without each part in November 2026, with Docusaurus 3.10.2, in Brotli. Of the
 * 26.5 kB that a page needs before it's shown, separate files save 6.1 kB, removing Infima's unused rules saves 3.4 kB,
 * and removing postcss-preset-env saves 0.5 kB.
 */
export default function leanStyles(): Plugin {
  // Higher than Docusaurus's own group, which has 50.
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
      // The minifier, Lightning CSS, also adds fallbacks for older browsers, so postcss-preset-env would add them a
      // second time.
      plugins: [
        // First, so that Infima's variables that only these declarations read are removed, too.
        withoutOverridden(),
        leanInfima(),
        leanTheme(),
        desktopAt996(),
        withoutTurnedOff(readEnvironment(process.env)),
        ...options.plugins.filter((plugin) => !isPresetEnv(plugin)),
      ],
    }),
  };
}

const isPresetEnv = (plugin: unknown) =>
  Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
