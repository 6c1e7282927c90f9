import type {SynonymHit} from 'algoliasearch';

const mark = 'site-';

/**
 * Turns the site's groups of synonyms into Algolia's.
 *
 * @param groups groups of words with the same meaning, such as `['vuln', 'vulnerability']`
 */
export function toSynonymHits(groups: readonly (readonly string[])[]): SynonymHit[] {
  return groups.map((words) => ({
    objectID: mark + words.join('-').replaceAll(' ', '_'),
    type: 'synonym',
    synonyms: [...words],
  }));
}

/** Returns synonyms that someone added in Algolia's dashboard, which a push keeps. */
export function othersSynonyms(synonyms: SynonymHit[]): SynonymHit[] {
  return synonyms.filter(({objectID}) => !objectID.startsWith(mark));
}

/** Returns synonyms that a push added. */
export function ownSynonyms(synonyms: SynonymHit[]): SynonymHit[] {
  return synonyms.filter(({objectID}) => objectID.startsWith(mark));
}
