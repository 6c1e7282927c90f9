import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {frozenVersions} from '../../product/doc-versions';
import {summarizeVersions} from './summary';

/**
 * Provides the newest release of each product part to the versions page. If there are frozen versions of the
 * documentation, pages also get a banner.
 */
export default function versionsPlugin(): Plugin {
  return {
    ...(frozenVersions().length > 0 && {getThemePath: () => path.join(__dirname, 'theme')}),
    name: 'versions',
    getPathsToWatch: () => [path.join(__dirname, '../../product/facts/versions.yaml')],
    async contentLoaded({actions}) {
      actions.setGlobalData(summarizeVersions());
    },
  };
}
