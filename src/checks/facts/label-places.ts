import type {Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {once} from '../../base/once';
import {findScreen, screenNames} from '../../content/screens';
import {events, forms, hasMenuPath, labels, menu} from '../../product/facts';
import {udm} from '../../product/udm';
import {labelOf} from '../../product/udm/names';
import {namesInForm, namesOnEveryScreen, namesOnScreen} from '../language/product-names';

/** A menu path, as pages write it: "Administration > Security > Users". */
export type MenuPath = string;

/** Menus with a page for each kind of record: what one of their pages has, the others have too. */
const alike = ['Inventory', 'Findings', 'Clusters'];

/** A menu path as text; pages of menus that are alike count as one. */
export const pathOf = ([first = '', ...rest]: string[]): MenuPath =>
  alike.includes(first) ? first : [first, ...rest].join(' > ');

const eventLog = 'Administration > System > Application event logs';

/** The menus that lead to each word that only some screens say. */
const placesByLabel = once(() => {
  const places = new Map<string, Set<MenuPath>>();
  const add = (names: string[], path: MenuPath) => {
    for (const name of names) places.set(name, (places.get(name) ?? new Set()).add(path));
  };
  for (const form of forms.values()) add(namesInForm(form), pathOf(form.menu));
  for (const name of screenNames) {
    const screen = findScreen(name);
    if (screen) add(namesOnScreen(screen), pathOf(screen.menu));
  }
  for (const {category, events: kinds} of events)
    add([category, ...kinds.flatMap(({name, level}) => [name, level])], eventLog);
  for (const each of labels) if (each.menu) add(each.labels, pathOf(each.menu));
  for (const name of [...namesOnEveryScreen(), ...attributeLabels()]) places.delete(name);
  return places;
});

const attributeLabels = () =>
  udm.models.flatMap(({attributes}) => attributes.map(({name}) => labelOf(name)));

/**
 * The menus that lead to a word on a screen.
 *
 * @returns `undefined` where it can stand on any screen, or on none that the product's data has
 */
export const placesOf = (label: string): Set<MenuPath> | undefined => placesByLabel().get(label);

/** The menus that lead to what a writer shows in some nodes: by a path in bold, or by a screen. */
export function menusIn(nodes: Nodes[]): Set<MenuPath> {
  const found = new Set<MenuPath>();
  for (const root of nodes) {
    visit(root, (node) => {
      if (node.type === 'strong') {
        const path = textOf(node);
        if (hasMenuPath(menu, path.split(' > '))) found.add(path);
      } else if (node.type === 'paragraph') {
        const screen = findScreen(node.data?.screen?.name ?? '');
        if (screen) found.add(screen.menu.join(' > '));
      }
    });
  }
  return found;
}

/** Whether one of two menu paths is the other or leads to it. */
export const isOnTheWay = (a: MenuPath, b: MenuPath): boolean =>
  a === b || a.startsWith(`${b} > `) || b.startsWith(`${a} > `);

/** Menu paths in a message. */
export const quoted = (paths: Set<MenuPath>): string =>
  Array.from(paths, (path) => `"${path}"`).join(' or ');
