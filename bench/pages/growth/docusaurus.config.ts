import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {type Grown, grownFile} from './grown';

const {docs, cache}: Grown = JSON.parse(readFileSync(grownFile, 'utf8'));

/** A cache of the bundler's own, which can be thrown away: a build without one is cold. */
const ownCache = () => ({
  name: 'own-cache',
  configureWebpack: () => ({
    experiments: {cache: {storage: {type: 'filesystem', directory: cache}}} as object,
  }),
});

/** The site as it is, of docs that were multiplied. */
export default async function createConfig(): Promise<Config> {
  const {default: site} = await import('../../../docusaurus.config');
  const [[name, preset]] = site.presets as [[string, {docs: object}]];
  const sidebarPath = path.join(__dirname, 'sidebars.ts');
  return {
    ...site,
    presets: [[name, {...preset, docs: {...preset.docs, path: docs, sidebarPath}}]],
    plugins: [...(site.plugins ?? []), ownCache],
  };
}
