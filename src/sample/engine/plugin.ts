import {createRequire} from 'node:module';
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {replaceFor} from '../../base/replace-for';
import {udm} from '../../product/udm';
import {withoutProse} from './prose';

/** Gives the engine its data model, and keeps code that few or no queries use out of its worker. */
export default function queryEngine(): Plugin {
  const chevrotain = createRequire(require.resolve('chevrotain'));
  return {
    name: 'query-engine',
    async contentLoaded({actions}) {
      await actions.createData('data-model.json', JSON.stringify(withoutProse(udm.definition)));
    },
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: process.env.NODE_ENV === 'production' ? [withoutGrammarChecks(currentBundler)] : [],
      resolve: {
        alias: {
          // Chevrotain's packages include the same release of lodash three times.
          lodash: path.dirname(chevrotain.resolve('lodash/package.json')),
          // Writes declaration files for parsers, which isn't needed in a browser.
          '@chevrotain/cst-dts-gen': false,
          re2js$: path.join(__dirname, 're2-on-demand.ts'),
          're2js-itself$': path.join(path.dirname(require.resolve('re2js')), 'index.js'),
        },
      },
    }),
  };
}

const withoutGrammarChecks = (bundler: ConfigureWebpackUtils['currentBundler']) =>
  replaceFor(
    bundler,
    /^[./]+\/(?:grammar\/)?checks$/,
    (importer) => importer.includes('chevrotain'),
    path.join(__dirname, 'no-checks.ts'),
  );
