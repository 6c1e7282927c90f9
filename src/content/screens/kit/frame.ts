import type {Element} from 'hast';
import {h} from 'hastscript';
import {hasMenuPath, type MenuItem} from '../../../product/facts';
import type {Callouts} from './callouts';

/** Menus that open from the right end of the header rather than from the left bar. */
const inHeader = ['Administration', 'Help', 'User menu'];

const isInHeader = (title: string) => inHeader.includes(title) || title.endsWith('IQ Assistant');

/** Draws the top bar: name, search, and the menus at its right end. */
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
 * Draws the left bar, with the path that leads to the screen.
 *
 * @throws {Error} when the path isn't in the menu tree
 */
export function drawNavigation(menu: MenuItem[], opened: string[], callouts: Callouts): Element {
  if (!hasMenuPath(menu, opened))
    throw new Error(
      `opens from "${opened.join(' > ')}", which isn't a path in src/product/facts/menu.yaml`,
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

/** Draws an item and, if it's open, the items below it. */
function drawItem({title, children = []}: MenuItem, opened: string[], callouts: Callouts): Element {
  const isOpen = title === opened[0];
  const isHere = isOpen && opened.length === 1;
  const shown = isOpen && opened.length > 1 ? children : [];
  return h('div', {className: isHere ? ['screen-here'] : []}, [
    h('span', [title, ...callouts.at(`menu:${title}`)]),
    ...shown.map((child) => drawItem(child, opened.slice(1), callouts)),
  ]);
}
