import type {Element} from 'hast';
import {h} from 'hastscript';
import {hasMenuPath, type MenuItem} from '../../../product/facts';
import type {Callouts} from './callouts';

/** What opens from the header's right end rather than from the bar on the left. */
const inHeader = ['Administration', 'Help', 'User menu'];

const isInHeader = (title: string) => inHeader.includes(title) || title.endsWith('IQ Assistant');

/** The bar at the top: name, search, then what opens at its right end. */
export function drawHeader(
  name: string,
  menu: MenuItem[],
  opened: string[],
  callouts: Callouts,
): Element {
  const items = menu.filter(({title}) => isInHeader(title));
  return h('div', {className: ['screen-header']}, [
    h('b', name),
    h(
      'span',
      items.map(({title}) =>
        h('span', {className: title === opened[0] ? ['screen-here'] : []}, [
          title,
          ...callouts.at(`menu:${title}`),
        ]),
      ),
    ),
  ]);
}

/**
 * The bar on the left, with the path that leads to the screen.
 *
 * @throws {Error} when the path isn't in the menu tree
 */
export function drawNavigation(menu: MenuItem[], opened: string[], callouts: Callouts): Element {
  if (!hasMenuPath(menu, opened))
    throw new Error(
      `opens from "${opened.join(' > ')}", which is no path in src/product/facts/menu.yaml`,
    );
  const items = menu.filter(
    ({title, children}) => !isInHeader(title) || (title === opened[0] && children),
  );
  return h(
    'div',
    {className: ['screen-navigation']},
    items.map((item) => drawItem(item, opened, callouts)),
  );
}

/** An item, and below it, where it is open, the items of its level. */
function drawItem({title, children = []}: MenuItem, opened: string[], callouts: Callouts): Element {
  const isOpen = title === opened[0];
  const isHere = isOpen && opened.length === 1;
  const shown = isOpen && opened.length > 1 ? children : [];
  return h('div', {className: isHere ? ['screen-here'] : []}, [
    h('span', [title, ...callouts.at(`menu:${title}`)]),
    ...shown.map((child) => drawItem(child, opened.slice(1), callouts)),
  ]);
}
