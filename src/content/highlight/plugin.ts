import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps Prism out of every page's script. The theme would load it there, with the languages in its configuration. */
export default function highlightAtBuild(): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
  return {
    name: 'highlight-at-build',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [`${path.join(theme, 'prism-include-languages')}$`]: path.join(__dirname, 'no-prism.ts'),
        },
      },
    }),
  };
}
