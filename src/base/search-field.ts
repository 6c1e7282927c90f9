/** Longest query of the search dialog, in characters: DocSearch's own limit. */
export const maxQueryLength = 64;
