/**
 * Has the whole page laid out when the browser will look for a place in it, because estimated heights would lead to
 * another place: for an address with a section, after a link to one is pressed, and when the reader's place is restored
 * after a reload or Back. Inlined into every page, so it can't refer to anything outside itself.
 */
export function markWhole(): void {
  const {dataset} = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') dataset.whole = '';
  const onClick = ({target}: Event) => {
    // Links in drawings have no `hash`.
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    if (href?.replace(location.pathname, '').startsWith('#')) dataset.whole = '';
  };
  addEventListener('click', onClick, {capture: true});
}
