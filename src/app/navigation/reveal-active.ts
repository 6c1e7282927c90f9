/**
 * Scrolls a menu until the current page's item is near its middle. Doesn't scroll if the item is already visible: at
 * the end, the menu fades. Never scrolls the page. Inlined into every page, so it can't refer to anything outside itself.
 */
export function revealActive(menu: Element | null): void {
  // The last match. Categories around the item are active, too.
  const item = menu && [...menu.querySelectorAll('.menu__link--active')].at(-1);
  if (!item) return;
  const {top, bottom} = item.getBoundingClientRect();
  const sight = menu.getBoundingClientRect();
  const end = Math.min(sight.bottom, window.innerHeight);
  const faded = 64;
  if (top < sight.top || bottom > end - faded)
    menu.scrollTop += (top + bottom - sight.top - end) / 2;
}
