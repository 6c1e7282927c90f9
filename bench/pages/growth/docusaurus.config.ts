import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import {type Grown, grownFile} from './grown';

const {docs, cache}: Grown = JSON.parse(readFileSync(grownFile, 'utf8'));

/** A separate bundler cache that can be thrown away: a build without one is cold. */
const ownCache = () => ({
  name: 'own-cache',
  configureWebpack: () => ({
    experiments: {cache: {storage: {type: 'filesystem', directory: cache}}} as object,
  }),
});

const docsPlugin = require.resolve('../../../src/docusaurus/client/docs-plugin');

const buildsDocs = (plugin: unknown): plugin is [string, object] =>
  Array.isArray(plugin) && plugin[0] === docsPlugin;

/**
 * The site as is, with multiplied docs.
 *
 * @throws {Error} if the site's docs aren't where they're expected
 */
export default async function createConfig(): Promise<Config> {
  const {default: site} = await import('../../../docusaurus.config');
  const sidebarPath = path.join(__dirname, 'sidebars.ts');
  const plugins = (site.plugins ?? []) as PluginConfig[];
  if (!plugins.some(buildsDocs))
    throw new Error(`The site builds its docs with a plugin other than ${docsPlugin}.`);
  const grown = plugins.map(
    (plugin): PluginConfig =>
      buildsDocs(plugin) ? [docsPlugin, {...plugin[1], path: docs, sidebarPath}] : plugin,
  );
  return {...site, plugins: [...grown, ownCache]};
}
