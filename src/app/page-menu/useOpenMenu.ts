import {type RefObject, useCallback, useEffect} from 'react';

/** Where each arrow key moves the focus, from the index of the focused link or button. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (Math.max(index, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Adds to a `<details>` element what readers expect of a menu: arrow keys move through its links and buttons, and Escape, a press
 * outside, or moving the focus out closes it.
 *
 * @returns a function that closes the menu and moves the focus to the element that opens it
 */
export function useOpenMenu(menu: RefObject<HTMLDetailsElement | null>): () => void {
  const close = useCallback(() => {
    const details = menu.current;
    if (!details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  }, [menu]);

  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;

    function onKey(event: KeyboardEvent) {
      const details = menu.current;
      if (!details?.contains(document.activeElement)) return;
      if (event.key === 'Escape') close();
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      details.open = true;
      const links = [...details.querySelectorAll<HTMLElement>('a, button')];
      const index = links.indexOf(document.activeElement as HTMLElement);
      links[move(index, links.length)]?.focus();
    }

    function onLeave({target}: Event) {
      const details = menu.current;
      if (details && target instanceof Node && !details.contains(target)) details.open = false;
    }

    document.addEventListener('keydown', onKey, {signal});
    document.addEventListener('pointerdown', onLeave, {signal});
    document.addEventListener('focusin', onLeave, {signal});
    return () => listening.abort();
  }, [menu, close]);

  return close;
}
