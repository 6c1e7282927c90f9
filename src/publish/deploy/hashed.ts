/** Prefixes of paths on the site whose names contain a hash of the content. Browsers never request these files again. */
export const hashed = ['assets/', 'search-index/words-', 'search-index/texts-'];
