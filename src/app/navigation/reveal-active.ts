/**
 * Scrolls a menu until the item of the page is near its middle. An item that is in sight stays where it is, and the page
 * never moves. Inlined into every page, so it refers to nothing outside itself.
 */
export function revealActive(menu: Element | null): void {
  // The last one: categories around it are active, too.
  const item = menu && [...menu.querySelectorAll('.menu__link--active')].at(-1);
  if (!item) return;
  const {top, bottom} = item.getBoundingClientRect();
  const sight = menu.getBoundingClientRect();
  const end = Math.min(sight.bottom, window.innerHeight);
  if (top < sight.top || bottom > end) menu.scrollTop += (top + bottom - sight.top - end) / 2;
}
