/**
 * The rules of the language that readers search in: forms of words, common words, and words for the same thing. In a
 * build in another language, src/search/plugin.ts replaces the folder.
 */
export * from './en';
