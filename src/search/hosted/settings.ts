import type {IndexSettings} from 'algoliasearch';

/** How the hosted index answers. The embedded engine follows the same order, so that a reader finds the same. */
export const settings: IndexSettings = {
  // What is searched, most important first; "unordered": a word counts the same anywhere in a heading.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(keywords)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],

  // How the order of results is decided, and what decides between equals: landing pages, then pages, then order.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // Of the pieces below one heading, only the best is a result.
  distinct: true,
  attributeForDistinct: 'url',

  // How words are compared: the last by its beginning, `riskRating` also by its parts, none by likeness.
  queryType: 'prefixLast',
  camelCaseAttributes: ['hierarchy', 'content'],
  typoTolerance: false,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  // A synonym is found, but after the word that was typed.
  alternativesAsExact: ['ignorePlurals'],
  removeWordsIfNoResults: 'allOptional',
};
