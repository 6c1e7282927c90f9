/**
 * Whether a page is an API reference, whose examples are next to its text, where other pages have their table of
 * contents. A tutorial isn't one, because its examples are parts of its steps.
 *
 * @param file the page's file, absolute or relative to the site
 * @param frontMatter the page's front matter
 */
export const isApiReference = (file: string, frontMatter: object): boolean =>
  /docs[\\/]apis[\\/]/.test(file) && !('kind' in frontMatter && frontMatter.kind === 'guide');
