import type {Plugin} from '@docusaurus/types';
import {packSample} from './pack-sample';

/** Provides the sample organization to the browser as a chunk that `browser.ts` loads. */
export default function sample(): Plugin {
  return {
    name: 'sample',
    async contentLoaded({actions}) {
      await actions.createData('sample.json', JSON.stringify(packSample()));
    },
  };
}
