import type {Config} from '@docusaurus/types';
import graphqlPlayground from '../../src/app/graphql-playground/plugin';
import playground from '../../src/app/playground/plugin';
import {notOffered} from '../../src/product/facts';

/** The pages of the test, and those that search and the glossary's terms lead to. */
const include = [
  'guides/security/*.md',
  'guides/getting-started/quick-start.md',
  'connectors/index.md',
  'bql/bql-overview.md',
  'apis/platform-api.md',
  'reference/glossary.md',
  ...notOffered.map(({page}) => page.replace(/#.*/, '')),
];

/** What needs pages that this site lacks. */
const left: unknown[] = ['@docusaurus/plugin-client-redirects', graphqlPlayground, playground];

/**
 * The site with a few of its pages. `npm run build` would take minutes, and `make.ts` needs a site that has another
 * version and different facts.
 */
export default async function createConfig(): Promise<Config> {
  const {default: site} = await import('../../docusaurus.config');
  const navbar = site.themeConfig?.navbar as {items: {type: string; sidebarId?: string}[]};
  const items = navbar.items.filter(({sidebarId = 'docs'}) => sidebarId === 'docs');
  return {
    ...site,
    onBrokenLinks: 'ignore',
    markdown: {...site.markdown, hooks: {onBrokenMarkdownLinks: 'ignore'}},
    themeConfig: {...site.themeConfig, navbar: {...navbar, items}},
    presets: site.presets?.map((preset) =>
      Array.isArray(preset)
        ? [preset[0], {...(preset[1] as object), pages: {include: ['index.tsx']}}]
        : preset,
    ),
    plugins: site.plugins
      ?.filter((plugin) => !left.includes(Array.isArray(plugin) ? plugin[0] : plugin))
      .map(withFewPages),
  };
}

type PluginEntry = NonNullable<Config['plugins']>[number];

function withFewPages(plugin: PluginEntry): PluginEntry {
  if (!Array.isArray(plugin) || !String(plugin[0]).endsWith('docs-plugin.ts')) return plugin;
  const options = plugin[1] as object;
  return [plugin[0] as string, {...options, include, sidebarPath: './e2e/versions/sidebars.ts'}];
}
