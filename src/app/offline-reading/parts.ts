/**
 * Returns the paths of the files that a page names, such as its style sheets, scripts, and pictures. Its script isn't
 * parsed, because a service worker has no document. Pictures for other sites have whole addresses, so they aren't found.
 *
 * @param html the whole page
 * @param base the path of the site on its host: `/docs-site/`
 */
export function partsIn(html: string, base: string): string[] {
  const named = html.matchAll(/(?<=[\s"'=,])\/[\w./%~-]*\.[a-z][a-z\d]*(?=[\s"'>,?#])/g);
  const folders = ['assets/', 'img/'].map((folder) => base + folder);
  return [...new Set([...named].map(([path]) => path))].filter((path) =>
    folders.some((folder) => path.startsWith(folder)),
  );
}
