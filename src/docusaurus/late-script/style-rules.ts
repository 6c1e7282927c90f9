/**
 * The rules of the page's own style sheets, of each sheet: none where it couldn't be loaded, or where something else
 * came in its place. Inlined into every page, so it refers to nothing outside itself.
 */
export function styleRules(): CSSRule[][] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/"]');
  return [...links].map(({sheet}) => {
    try {
      return [...(sheet?.cssRules ?? [])];
    } catch {
      // What Chromium throws for a sheet that never came.
      return [];
    }
  });
}
