import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {hasMenuPath, type MenuItem} from '../../../product/facts';
import type {Screen} from '../schema';
import {askForTexts, written} from './ask';
import {drawActions} from './button';
import type {Callouts} from './callouts';
import {drawIcon, drawLogo, iconNamed} from './icons';

/** Menus that open from the right end of the header rather than from the left bar. */
const inHeader = ['Administration', 'Help', 'User menu'];

const isInHeader = (title: string) => inHeader.includes(title) || title.endsWith('IQ Assistant');

/** Menus whose pages list records, and say how old their numbers are. */
const withRecords = ['Inventory', 'Findings', 'Remediation'];

/** Draws the top bar: name, the path to the screen, and the menus at its right end. */
export function drawHeader(
  name: string,
  menu: MenuItem[],
  screen: Screen,
  callouts: Callouts,
): Element {
  const path = pathTo(screen);
  const items = menu.filter(({title}) => isInHeader(title));
  return h('div', {className: ['screen-header']}, [
    h('b', [drawLogo(), name, ...callouts.at('header')]),
    h(
      'span',
      path.map((title) => h('span', title)),
    ),
    ...items.map(({title}) =>
      h('span', {className: title === path[0] ? ['screen-here'] : undefined}, [
        ...iconOf(title, title),
        ...callouts.at(`menu:${title}`),
      ]),
    ),
  ]);
}

/** Returns the names of what leads to a screen, and its own. */
function pathTo({menu, opened}: Screen): string[] {
  if (!opened) return menu;
  return menu.includes('(model)') ? menu.map(named(opened)) : [...menu, opened];
}

const named =
  (opened = '') =>
  (title: string) =>
    title === '(model)' ? opened : title;

const iconOf = (title: string, label?: string): ElementContent[] => {
  const icon = iconNamed(title);
  return icon ? [drawIcon(icon, label)] : [];
};

/**
 * Draws the left bar, with the path that leads to the screen.
 *
 * @throws {Error} when the path isn't in the menu tree
 */
export function drawNavigation(
  menu: MenuItem[],
  {menu: path, opened}: Screen,
  callouts: Callouts,
): Element {
  if (!hasMenuPath(menu, path))
    throw new Error(
      `opens from "${path.join(' > ')}", which isn't a path in src/product/facts/menu.yaml`,
    );
  const items = menu.filter(
    ({title, children}) => !isInHeader(title) || (title === path[0] && children),
  );
  const {above, below} = itemsAround(items, path);
  const isScrolled = above > mostAbove && below < above;
  return h('div', {className: ['screen-navigation', ...(isScrolled ? ['screen-scrolled'] : [])]}, [
    ...items.map((item) => {
      const drawn = drawItem(item, path, callouts, named(opened));
      (drawn.children[0] as Element).children.unshift(...iconOf(item.title));
      return drawn;
    }),
    ...callouts.at('navigation'),
  ]);
}

/** How many items above the screen's own are in sight in a low window. */
const mostAbove = 7;

/** Counts the items above and below a screen's own, as the left bar shows them. */
function itemsAround(items: MenuItem[], [first, ...others]: string[]) {
  const at = items.findIndex(({title}) => title === first);
  const own = {above: Math.max(at, 0), below: items.length - 1 - at};
  const children = items[at]?.children ?? [];
  if (others.length === 0 || children.length === 0) return own;
  const inside: typeof own = itemsAround(children, others);
  return {above: own.above + 1 + inside.above, below: own.below + inside.below};
}

/** Draws an item and, if it's open, the items below it. */
function drawItem(
  {title, children = []}: MenuItem,
  path: string[],
  callouts: Callouts,
  nameOf: (title: string) => string,
): Element {
  const isOpen = title === path[0];
  const isHere = isOpen && path.length === 1;
  const shown = isOpen && path.length > 1 ? children : [];
  return h('div', {className: isHere ? ['screen-here'] : undefined}, [
    h('span', [nameOf(title), ...callouts.at(`menu:${title}`)]),
    ...shown.map((child) => drawItem(child, path.slice(1), callouts, nameOf)),
  ]);
}

/** Draws a screen's name, with the number of its rows and the buttons for the whole screen. */
export function drawTitle(screen: Screen, actions: string[], callouts: Callouts): Element {
  const count = countOf(screen);
  const title = pathTo(screen).at(-1);
  return h('div', {className: ['screen-title']}, [
    h('b', screen.opened ?? title),
    ...(count === undefined ? [] : [h('span', {className: ['screen-total']}, written(count))]),
    ...(count !== undefined && withRecords.includes(screen.menu[0] ?? '')
      ? [drawIcon('time')]
      : []),
    ...(count === undefined ? [] : callouts.at('count')),
    ...(actions.length > 0 ? [drawActions(actions, callouts)] : []),
  ]);
}

/** Counts the rows of a screen that's a list. Dashboards and records can have several lists. */
function countOf({menu, opened, blocks}: Screen): number | undefined {
  if (opened || menu[0] === 'Dashboards') return undefined;
  for (const block of blocks) {
    if ('list' in block) return askForTexts(block.list.query).total;
    if ('table' in block && block.table.isComplete) return block.table.rows.length;
  }
  return undefined;
}
