import type {Plugin} from '@docusaurus/types';
import {udm} from '../../product/udm';
import {loadSample} from '../organization';
import {pack} from './pack';

/** Provides the sample organization to the browser as a chunk that `browser.ts` loads. */
export default function sample(): Plugin {
  return {
    name: 'sample',
    async contentLoaded({actions}) {
      const packed = pack(
        loadSample().records,
        (typeName, name) => udm.attributeOf(typeName, name)?.type === 'reference',
      );
      await actions.createData('sample.json', JSON.stringify(packed));
    },
  };
}
