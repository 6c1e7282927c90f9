import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {udm} from '../../product/udm';
import {withoutProse} from './prose';

/** Gives the engine its data model, and keeps unused code out of its worker. */
export default function queryEngine(): Plugin {
  const chevrotain = createRequire(require.resolve('chevrotain'));
  return {
    name: 'query-engine',
    async contentLoaded({actions}) {
      await actions.createData('data-model.json', JSON.stringify(withoutProse(udm.definition)));
    },
    configureWebpack: () => ({
      resolve: {
        alias: {
          // Chevrotain's packages include the same release of lodash three times.
          lodash: path.dirname(chevrotain.resolve('lodash/package.json')),
          // Writes declaration files for parsers, which isn't needed in a browser.
          '@chevrotain/cst-dts-gen': false,
        },
      },
    }),
  };
}
