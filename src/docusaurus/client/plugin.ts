import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const own = (name: string) => path.join(__dirname, name);

const reactUtils = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'utils/reactUtils.js',
);

const docsUtils = path.join(
  path.dirname(require.resolve('@docusaurus/plugin-content-docs/client')),
  'docsClientUtils.js',
);

/** Properties of the site configuration that only the build reads. */
const forBuild = new Set(['ssrTemplate', 'presets', 'plugins', 'themes', 'markdown', 'scripts']);

const isChunkList = (plugin: unknown) => plugin?.constructor.name === 'ChunkAssetPlugin';

/**
 * Removes from Docusaurus's client script what readers don't need. The rest does less work per route: a route's
 * component is created when the route is entered, and a page is fetched when a reader is about to follow its link.
 *
 * Each part's savings were measured on /docs/quick-start with and without it in November 2026, with Docusaurus 3.10.2:
 * bytes in Brotli, out of 156 kB of script on the page, and time with a fourfold CPU slowdown, as the median of nine
 * loads. Removing what only the build reads from the site configuration saves 3.4 kB.
 */
export default function leanClient({siteConfig, siteDir, generatedFilesDir}: LoadContext): Plugin {
  // Docusaurus creates this file with the first version: https://docusaurus.io/docs/versioning
  const hasOneVersion = !existsSync(path.join(siteDir, 'versions.json'));
  return {
    name: 'lean-client',

    // Later than `contentLoaded`, because until then, plugins translate their parts of the theme's configuration.
    async allContentLoaded({actions}) {
      const entries = Object.entries(siteConfig).filter(([name]) => !forBuild.has(name));
      await actions.createData('site-config.json', JSON.stringify(Object.fromEntries(entries)));
    },

    configureWebpack({plugins = []}, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (module: RegExp, file: string) =>
        new NormalModuleReplacementPlugin(module, file);
      const config = replace(
        /^@generated\/docusaurus\.config$/,
        path.join(generatedFilesDir, 'lean-client/default/site-config.json'),
      );
      const preload = replace(/core[\\/]lib[\\/]client[\\/]preload\.js$/, own('preload.ts'));
      const generated = (name: string) => path.join(generatedFilesDir, name);
      if (!isServer && !plugins.some(isChunkList))
        throw new Error('src/docusaurus/client/plugin.ts found no ChunkAssetPlugin to remove');
      // The debug pages show the original.
      const pageList = {resource: generated('globalData.json'), issuer: own('global-data.ts')};
      const registry = {resource: generated('registry.js'), issuer: {not: [/plugin-debug/]}};
      if (isServer) {
        const rules = [
          {...registry, loader: own('modules-by-chunk.cjs')},
          {resource: docsUtils, loader: own('remember-active-doc.cjs')},
        ];
        return {module: {rules}, plugins: [config, preload]};
      }
      return {
        mergeStrategy: {plugins: 'replace'},
        // With numeric IDs, the runtime contains a list of file names. Named chunks save 1.3 kB.
        optimization: {chunkIds: 'named'},
        // The package doesn't export this class.
        resolve: {alias: {'theme-common/reactUtils': reactUtils}},
        module: {
          rules: [{...pageList, loader: own('unlisted-pages.cjs')}],
        },
        plugins: [
          // Only Docusaurus's prefetching uses the list of all chunks, and `preload-on-intent.ts` replaces it.
          ...plugins.filter((plugin) => !isChunkList(plugin)),
          config,
          replace(/core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, own('start-in-steps.ts')),
          replace(/core[\\/]lib[\\/]client[\\/]browserContext\.js$/, own('browser-context.tsx')),
          replace(/common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/, own('react-utils.ts')),
          ...(hasOneVersion
            ? [
                replace(/^@generated\/globalData$/, own('global-data.ts')),
                replace(
                  /docs[\\/]lib[\\/]client[\\/]docsPreferredVersion\.js$/,
                  own('only-version.ts'),
                ),
              ]
            : []),
          ...(siteConfig.baseUrlIssueBanner
            ? []
            : [replace(/client[\\/]BaseUrlIssueBanner[\\/]index\.js$/, own('no-banner.ts'))]),
          preload,
          replace(/core[\\/]lib[\\/]client[\\/]docusaurus\.js$/, own('preload-on-intent.ts')),
        ],
      };
    },
  };
}
