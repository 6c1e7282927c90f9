import path from 'node:path';
import pluginDebug from '@docusaurus/plugin-debug';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

/**
 * Docusaurus's debug pages, with what src/docusaurus/client keeps from all other pages, and without the site's folder, which
 * would make each build another one.
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

/** A value as JSON can hold it: functions by their names. */
function shown<T>(value: T, folder: string): T {
  const replace = (_key: string, part: unknown) => {
    if (typeof part === 'function') return `function ${part.name}`.trim();
    return typeof part === 'string' ? part.replaceAll(folder, '@site') : part;
  };
  return JSON.parse(JSON.stringify(value, replace));
}
