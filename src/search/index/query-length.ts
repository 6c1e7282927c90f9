/** The longest query that is searched, in characters, as on Algolia. */
export const longestQuery = 512;
