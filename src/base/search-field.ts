/** The longest query in the dialog, in characters: DocSearch's own limit. */
export const maxQueryLength = 64;
