/**
 * Runs something once the browser has laid out an element that's shown. Reading a place earlier would make the browser
 * lay out the page at once, and again for the rest of it: https://web.dev/articles/avoid-large-complex-layouts-and-layout-thrashing
 * Inlined into every page, so it can't refer to anything outside itself.
 */
export function whenLaidOut(element: Element | null, run: (element: Element) => void): void {
  if (!element) return;
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    if (entry?.isIntersecting) run(element);
  }).observe(element);
}
