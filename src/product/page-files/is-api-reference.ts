/**
 * Whether a page is about our APIs, so that its sidebar lists their operations.
 *
 * @param file the page's file, absolute or relative to the site
 */
export const isApiPage = (file: string): boolean =>
  file.replaceAll('\\', '/').includes('docs/apis/');

/**
 * Whether a page is an API reference, whose examples are next to its text, where other pages have their table of
 * contents. A tutorial isn't one, because its examples are parts of its steps.
 *
 * @param file the page's file, absolute or relative to the site
 * @param frontMatter the page's front matter
 */
export const isApiReference = (file: string, frontMatter: object): boolean =>
  isApiPage(file) && !('kind' in frontMatter && frontMatter.kind === 'guide');
