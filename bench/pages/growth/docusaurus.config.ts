import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import {type Grown, grownFile} from './grown';

const {docs, cache}: Grown = JSON.parse(readFileSync(grownFile, 'utf8'));

/** A cache of the bundler's own, which can be thrown away: a build without one is cold. */
const ownCache = () => ({
  name: 'own-cache',
  configureWebpack: () => ({
    experiments: {cache: {storage: {type: 'filesystem', directory: cache}}} as object,
  }),
});

const docsPlugin = require.resolve('../../../src/lean-client/docs-plugin');

/**
 * The site as it is, of docs that were multiplied.
 *
 * @throws {Error} when the site's docs are not where they are looked for
 */
export default async function createConfig(): Promise<Config> {
  const {default: site} = await import('../../../docusaurus.config');
  const sidebarPath = path.join(__dirname, 'sidebars.ts');
  let found = false;
  const plugins = (site.plugins ?? []).map((plugin): PluginConfig => {
    if (!Array.isArray(plugin) || plugin[0] !== docsPlugin) return plugin as PluginConfig;
    found = true;
    return [docsPlugin, {...(plugin[1] as object), path: docs, sidebarPath}];
  });
  if (!found) throw new Error(`The site builds its docs with another plugin than ${docsPlugin}.`);
  return {...site, plugins: [...plugins, ownCache]};
}
