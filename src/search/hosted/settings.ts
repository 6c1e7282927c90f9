import type {IndexSettings} from 'algoliasearch';

/** The hosted index's settings. The embedded engine uses the same ranking, so that readers get the same results. */
export const settings: IndexSettings = {
  // The searched attributes, most important first. With "unordered", a word's position in a heading doesn't matter.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(keywords)',
    'unordered(questions)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'hierarchy.lvl0'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],

  // The ranking criteria. Ties are broken by landing pages, then pages, then order.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // Only the best piece below each heading is a result.
  distinct: true,
  attributeForDistinct: 'url',

  // The last word also matches by its beginning, `riskRating` also matches by its parts, and typos don't match.
  queryType: 'prefixLast',
  camelCaseAttributes: ['hierarchy', 'content'],
  typoTolerance: false,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  // Synonyms match, but rank below the typed word.
  alternativesAsExact: ['ignorePlurals'],
  removeWordsIfNoResults: 'allOptional',
};
