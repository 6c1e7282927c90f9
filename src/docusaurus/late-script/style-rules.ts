/**
 * Returns the rules of each of the page's own style sheets. The list is empty for a style sheet that couldn't be
 * loaded, or for which the server returned something else. Inlined into every page, so it can't refer to anything
 * outside itself.
 */
export function styleRules(): CSSRule[][] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/"]');
  return [...links].map(({sheet}) => {
    try {
      return [...(sheet?.cssRules ?? [])];
    } catch {
      // Chromium throws an error for a style sheet that wasn't loaded.
      return [];
    }
  });
}
