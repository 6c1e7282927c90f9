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

/** Menus with a page for each kind of record. What one of their pages has, the others also have. */
const alike = ['Inventory', 'Findings', 'Clusters'];

/** Returns a menu path as text. The pages of a menu in {@link alike} count as one. */
export const pathOf = ([first = '', ...rest]: string[]): MenuPath =>
  alike.includes(first) ? first : [first, ...rest].join(' > ');

const eventLog = 'Administration > System > Application event logs';

/** For each word that only some screens have, the menus that lead to it. */
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
 * Finds the menus that lead to a word on a screen.
 *
 * @returns `undefined` if the word can be on any screen, or on none in the product data
 */
export const placesOf = (label: string): Set<MenuPath> | undefined => placesByLabel().get(label);

/** The menus that some nodes show: as a path in bold, or with a screen. */
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

/** Whether two menu paths are the same or one leads to the other. */
export const isOnTheWay = (a: MenuPath, b: MenuPath): boolean =>
  a === b || a.startsWith(`${b} > `) || b.startsWith(`${a} > `);

/** Formats menu paths for a message. */
export const quoted = (paths: Set<MenuPath>): string =>
  Array.from(paths, (path) => `"${path}"`).join(' or ');
