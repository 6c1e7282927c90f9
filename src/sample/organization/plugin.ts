import type {Plugin} from '@docusaurus/types';
import {udm} from '../../product/udm';
import {loadSample} from '../organization';
import {pack} from './pack';

/** Gives the browser the sample organization: a chunk that loads where `browser.ts` is used. */
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
