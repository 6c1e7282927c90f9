/** Folder of the index files, below the site's base URL. */
export const indexFolder = 'search-index';
