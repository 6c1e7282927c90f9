import type {Plugin} from '@docusaurus/types';
import {readFacts} from '../../content/calculators/facts';

/** Provides what calculators take from the product's data. They load it on request. */
export default function calculators(): Plugin {
  return {
    name: 'calculators',
    async allContentLoaded({actions}) {
      await actions.createData('facts.json', JSON.stringify(readFacts()));
    },
  };
}
