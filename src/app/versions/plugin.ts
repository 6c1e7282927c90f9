import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {summarizeVersions} from './summary';

/** Provides the newest release of each product part to the versions page. */
export default function versionsPlugin(): Plugin {
  return {
    name: 'versions',
    getPathsToWatch: () => [path.join(__dirname, '../../product/facts/versions.yaml')],
    async contentLoaded({actions}) {
      actions.setGlobalData(summarizeVersions());
    },
  };
}
