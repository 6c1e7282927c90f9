import path from 'node:path';
import pluginDebug from '@docusaurus/plugin-debug';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

/**
 * Docusaurus's debug pages, including the data that src/docusaurus/client removes from all other pages. They don't show
 * the site's folder, which would make builds in different folders differ.
 */
export default function debugPages(context: LoadContext): Plugin {
  const {siteDir, siteConfig, generatedFilesDir} = context;
  const debug = pluginDebug(context);
  const folder = path.dirname(require.resolve('@docusaurus/plugin-debug'));
  return {
    name: debug.name,
    getThemePath: () => path.join(folder, 'theme'),
    getTypeScriptThemePath: () => path.join(folder, '../src/theme'),

    async allContentLoaded({allContent, actions}) {
      const props = {siteConfig: shown(siteConfig, siteDir)};
      const addRoute = (route: RouteConfig) =>
        actions.addRoute(route.component === '@theme/DebugConfig' ? {...route, props} : route);
      await debug.allContentLoaded?.({
        allContent: shown(allContent, siteDir),
        actions: {...actions, addRoute},
      });
    },

    configureWebpack: () => ({
      module: {
        rules: [
          {
            resource: path.join(generatedFilesDir, 'registry.js'),
            issuer: /DebugRegistry/,
            loader: path.join(__dirname, 'module-names.cjs'),
          },
        ],
      },
    }),
  };
}

/** Converts a value to JSON. Functions become their names. */
function shown<T>(value: T, folder: string): T {
  const replace = (_key: string, part: unknown) => {
    if (typeof part === 'function') return `function ${part.name}`.trim();
    return typeof part === 'string' ? part.replaceAll(folder, '@site') : part;
  };
  return JSON.parse(JSON.stringify(value, replace));
}
