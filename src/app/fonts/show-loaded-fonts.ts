/** Where the browser remembers the addresses of the fonts in its cache. */
export const fontsKey = 'fonts';

/**
 * Shows the fonts from the start if an earlier page has loaded them. Preloaded, they come out of the cache in time for
 * the first frame; without that, `font-display: optional` often gives up on them. Inlined into every page's head, so it
 * can't refer to anything outside itself.
 */
export function showLoadedFonts(key: string): void {
  try {
    const stored = localStorage.getItem(key);
    if (stored === null) return;
    // Anything can be in the storage.
    for (const address of stored.match(/[^"]+\.woff2/g) ?? []) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'font';
      link.crossOrigin = '';
      link.href = address;
      document.head.append(link);
    }
    document.documentElement.dataset.font = '';
  } catch {
    // Without storage, a page starts with the system's fonts.
  }
}
