import type {Term} from '../../product/glossary';
import {spellingsOf} from '../../product/glossary/spellings';
import type {Check} from '../check';
import {yamlItems} from '../data/yaml-items';

/**
 * No two terms of the glossary share a spelling, plurals included: a page could not tell which of them it means.
 * The schema sees each term by itself, and a link to a term that does not exist is caught by `checkLinks`.
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
      reportIn(file)(line, wrong, 'keep it in one of the two');
    }
    for (const spelling of spellings) holders.set(spelling, term);
  }
};
