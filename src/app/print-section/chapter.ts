/** Attributes that refer to elements by their IDs. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Parts of a page that make no sense on paper. */
const screenOnly = 'button, .hash-link, [role="tablist"], script, .theme-doc-toc-mobile';

/** The ID of a page's chapter: `docs-roles` for `/docs/roles`. */
export const chapterId = (route: string) => route.slice(1).replaceAll('/', '-');

/**
 * Turns a page into a chapter of a longer document. IDs get the chapter's ID in front of them, because pages have the
 * same ones, and links to pages in the document lead to their chapters.
 *
 * @param page the page as the site serves it
 * @param route its path, such as `/docs/roles`
 * @param routes the paths of all pages in the document
 * @returns the chapter, or undefined if the page has no article
 */
export function chapterOf(page: Document, route: string, routes: Set<string>): Element | undefined {
  const article = page.querySelector('article .markdown');
  if (!article) return undefined;
  for (const element of article.querySelectorAll(screenOnly)) element.remove();
  for (const image of article.querySelectorAll('img')) image.removeAttribute('loading');
  const id = chapterId(route);
  for (const element of article.querySelectorAll('[id]')) element.id = `${id}--${element.id}`;
  for (const name of references)
    for (const element of article.querySelectorAll(`[${name}]`)) {
      const names = element.getAttribute(name)?.split(' ') ?? [];
      element.setAttribute(name, names.map((each) => `${id}--${each}`).join(' '));
    }
  for (const link of article.querySelectorAll('a[href]')) {
    const [path, anchor] = (link.getAttribute('href') ?? '').split('#');
    const target = path || route;
    if (!routes.has(target)) continue;
    link.setAttribute('href', `#${chapterId(target)}${anchor ? `--${anchor}` : ''}`);
  }
  article.id = id;
  return article;
}
