/** The pages about Basic search and the visual wizard, by the last part of their addresses. */
export const basicSearchPages = [
  'basic-search',
  'bql-search',
  'complex-queries',
  'searching',
  'visual-query-builder',
];

/** Whether readers of a page ask which queries Basic search can show. In other places, a hint about it is noise. */
export const isAboutBasicSearch = (path: string): boolean =>
  basicSearchPages.includes(path.slice(path.lastIndexOf('/') + 1));
