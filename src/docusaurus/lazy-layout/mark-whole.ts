/**
 * Has the whole page laid out when the browser will look for a place in it, because estimated heights would lead to
 * another place: for an address with a section or a question, after a link to one is pressed, and when the reader's place is restored
 * after a reload or Back. Also when the focus goes to what isn't laid out, and for the Tab key, because only a table
 * that's laid out is known to scroll, and can be reached. Inlined into every page, so it can't refer to anything outside itself.
 */
export function markWhole(): void {
  const {dataset} = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || location.search || visit?.type !== 'navigate') dataset.whole = '';
  const onClick = ({target}: Event) => {
    // Links in drawings have no `hash`.
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    if (href?.replace(location.pathname, '').startsWith('#')) dataset.whole = '';
  };
  const onKey = ({key}: KeyboardEvent) => {
    if (key === 'Tab') dataset.whole = '';
  };
  const onFocus = ({target}: Event) => {
    // Browsers scroll to what's focused after this event.
    if (!(target instanceof Element)) return;
    if (target.checkVisibility?.({contentVisibilityAuto: true}) === false) dataset.whole = '';
  };
  addEventListener('focusin', onFocus, {capture: true});
  addEventListener('click', onClick, {capture: true});
  addEventListener('keydown', onKey, {capture: true});
}
