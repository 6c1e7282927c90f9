/** Where the browser remembers that the fonts are in its cache. */
export const fontsKey = 'fonts';

/**
 * Shows the fonts from the start if an earlier page has loaded them. Inlined into every page's head, so it can't refer
 * to anything outside itself.
 */
export function showLoadedFonts(key: string): void {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset.font = '';
  } catch {
    // Without storage, every page starts with the system's fonts.
  }
}
