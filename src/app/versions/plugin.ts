import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {summarizeVersions} from './summary';

/** Gives the home page and the versions page the newest releases of the product's parts. */
export default function versionsPlugin(): Plugin {
  return {
    name: 'versions',
    getPathsToWatch: () => [path.join(__dirname, '../../product/facts/versions.yaml')],
    async contentLoaded({actions}) {
      actions.setGlobalData(summarizeVersions());
    },
  };
}
