import type {Options} from '@docusaurus/plugin-content-docs';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {Config, PluginConfig} from '@docusaurus/types';

Object.assign(process.env, {LOCALES: 'en,de'});

/** Pages that parts of the site name, apart from what the product doesn't offer, whose pages search names. */
const named = [
  'apis/graphql-hosts.md',
  'apis/platform-api.md',
  'bql/bql-overview.md',
  'bql/example-library/index.md',
  'bql/example-library/simple-asset-queries.md',
  'connectors/index.md',
  'guides/getting-started/quick-start.md',
  'reference/glossary.md',
];

/** Pages in German, and some that are in English only. */
const tested = ['bql/operators/security.md', 'guides/start/*.md', 'guides/security/*.md'];

/** The site in two languages, with few pages so that it's built quickly. */
export default async function createConfig(): Promise<Config> {
  const {default: site} = await import('../../docusaurus.config');
  const {notOffered} = await import('../../src/product/facts');
  const offered = notOffered.map(({page}) => page.split('#')[0] ?? '');
  const docs: Partial<Options> = {
    include: [...named, ...tested, ...offered],
    sidebarPath: './e2e/languages/sidebars.ts',
  };
  const navbar = site.themeConfig?.navbar as {items: NavbarItem[]};
  const items = navbar.items.filter(
    ({sidebarId}) => !sidebarId || ['docs', 'bql'].includes(String(sidebarId)),
  );
  return {
    ...site,
    // Most pages that others link to aren't here.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: {...site.markdown, hooks: {onBrokenMarkdownLinks: 'ignore'}},
    themeConfig: {...site.themeConfig, navbar: {...navbar, items}},
    plugins: (site.plugins as PluginConfig[]).flatMap((plugin) => withFewPages(plugin, docs)),
  };
}

/** Gives the docs plugin its pages, and omits the redirects, because most lead to pages that aren't here. */
function withFewPages(plugin: PluginConfig, docs: Partial<Options>): PluginConfig[] {
  if (!Array.isArray(plugin)) return [plugin];
  const [name, options] = plugin as [string, object];
  if (name.endsWith('plugin-client-redirects')) return [];
  return [name.includes('docs-plugin') ? [name, {...options, ...docs}] : plugin];
}
