/**
 * Shows the announcement to a reader who closed an older one. Docusaurus's own inline script hides the bar of whoever
 * closed one, before the first paint, and compares no ids; this runs right after it. Inlined into every page, so it
 * refers to nothing outside itself.
 *
 * @param idKey where Docusaurus's script keeps the id of the announcement that the reader saw last
 * @param id of the announcement that the page has
 */
export function showNew(idKey: string, id: string): void {
  try {
    if (localStorage.getItem(idKey) === id) return;
  } catch {
    // Nothing can be stored, so nothing was closed.
  }
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
}
