import type {SynonymHit} from 'algoliasearch';

const mark = 'site-';

/**
 * Turns the site's groups of synonyms into Algolia's.
 *
 * @param groups words of one meaning each, such as `['vuln', 'vulnerability']`
 */
export function toSynonymHits(groups: readonly (readonly string[])[]): SynonymHit[] {
  return groups.map((words) => ({
    objectID: mark + words.join('-').replaceAll(' ', '_'),
    type: 'synonym',
    synonyms: [...words],
  }));
}

/** Synonyms of an index that someone added in Algolia's dashboard: a push keeps them. */
export function othersSynonyms(synonyms: SynonymHit[]): SynonymHit[] {
  return synonyms.filter(({objectID}) => !objectID.startsWith(mark));
}

/** Synonyms of an index that a push put there. */
export function ownSynonyms(synonyms: SynonymHit[]): SynonymHit[] {
  return synonyms.filter(({objectID}) => objectID.startsWith(mark));
}
