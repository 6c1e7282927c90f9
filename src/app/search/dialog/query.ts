/** Longest query, in characters: DocSearch's own limit. */
export const maxQueryLength = 64;
