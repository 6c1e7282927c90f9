import type {Term} from '../../product/glossary';
import {spellingsOf} from '../../product/glossary/spellings';
import type {Check} from '../check';
import {yamlItems} from '../data/yaml-items';

/**
 * Checks that no two glossary terms share a spelling, including plurals, because the site couldn't tell which term a
 * page means. The schema checks each term alone, and `checkLinks` reports links to unknown terms.
 */
export const checkTerms: Check = ({files}, reportIn) => {
  const file = files.get('src/product/glossary/terms.yaml');
  const holders = new Map<string, string>();
  for (const {value, line} of yamlItems(file)) {
    const {term, also = [], forms = []} = value as Partial<Term>;
    if (!file || !term) continue;
    const spellings = spellingsOf({term, also, forms});
    const shared = spellings.find((spelling) => holders.has(spelling));
    if (shared) {
      const wrong = `"${term}" shares the spelling "${shared}" with "${holders.get(shared)}"`;
      reportIn(file)(line, wrong, 'keep the spelling in only one of the two');
    }
    for (const spelling of spellings) holders.set(spelling, term);
  }
};
