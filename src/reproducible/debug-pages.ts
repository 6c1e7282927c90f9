import path from 'node:path';
import pluginDebug from '@docusaurus/plugin-debug';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

/** Docusaurus's debug pages, without the site's folder: what they show of the content has absolute paths. */
export default function debugPages(context: LoadContext): Plugin {
  const debug = pluginDebug(context);
  const folder = path.dirname(require.resolve('@docusaurus/plugin-debug'));
  return {
    name: debug.name,
    getThemePath: () => path.join(folder, 'theme'),
    getTypeScriptThemePath: () => path.join(folder, '../src/theme'),
    async allContentLoaded({allContent, actions}) {
      const shown = withoutFolder(allContent, context.siteDir);
      await debug.allContentLoaded?.({allContent: shown, actions});
    },
  };
}

function withoutFolder(content: AllContent, folder: string): AllContent {
  const replace = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(folder, '@site') : value;
  return JSON.parse(JSON.stringify(content, replace));
}
