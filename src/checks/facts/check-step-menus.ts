import type {List} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {grouped} from '../../base/collections';
import {once} from '../../base/once';
import {forms, type MenuItem, menu} from '../../product/facts';
import {onEachPage, type Report} from '../check';
import {singular} from '../links/link-words';
import type {CheckedPage} from '../page';
import {isAboutProduct} from './check-names';
import {isOnTheWay, type MenuPath, menusIn, pathOf, quoted} from './label-places';

/**
 * Checks that numbered steps lead to the menu of the form that they show, and that steps below a heading such as
 * "Create a sprint" lead to the menu that lists sprints.
 */
export const checkStepMenus = onEachPage((page, report) => {
  if (!isAboutProduct(page.path)) return;
  let heading = '';
  let above = new Set<MenuPath>();
  for (const node of page.tree.children) {
    if (node.type === 'heading') heading = textOf(node);
    const named = menusIn([node]);
    if (node.type === 'list' && node.ordered) {
      const wanted = [...formsIn(page, node), ...(named.size > 0 ? menusOfTask(heading) : [])];
      compare(node, wanted, new Set([...above, ...named]), report);
    }
    if (named.size > 0) above = named;
  }
});

function compare(node: List, wanted: Wanted[], menus: Set<MenuPath>, report: Report) {
  if (menus.size === 0) return;
  for (const {what, path} of wanted) {
    if ([...menus].some((each) => isOnTheWay(each, path) || isKindOf(each, path))) continue;
    report(
      node,
      `${what} is in "${path}", but these steps lead to ${quoted(menus)}`,
      `tell readers to open **${path}**`,
    );
  }
}

/** Whether a menu lists a kind of what another menu lists: "Analytics sources" are sources. */
const isKindOf = (path: MenuPath, other: MenuPath) =>
  path.toLowerCase().endsWith(` ${other.split(' > ').at(-1)?.toLowerCase()}`);

interface Wanted {
  what: string;
  path: MenuPath;
}

/** The forms that steps show. */
function formsIn({text}: CheckedPage, {position}: List): Wanted[] {
  const lines = text.split('\n').slice((position?.start.line ?? 1) - 1, position?.end.line);
  return Array.from(lines.join('\n').matchAll(/::form\{name="([^"]+)"/g), ([, name = '']) => {
    const form = forms.get(name);
    return form ? [{what: `the form "${form.title}"`, path: pathOf(form.menu)}] : [];
  }).flat();
}

const task =
  /^(?:\d+\. )?(?:Create|Add|Make|Edit|Change|Delete|Remove) (?:an?|your(?: first| own)?|the) (.+?)(?: (?:for|from|with|by|in|of|or) .*)?$/;

/** The menu that lists the records that a heading tells readers to create or change. */
function menusOfTask(heading: string): Wanted[] {
  const [, thing = ''] = task.exec(heading) ?? [];
  const paths = menusByRecord().get(thing.toLowerCase()) ?? [];
  return paths.length === 1 ? paths.map((path) => ({what: `"${thing}"`, path})) : [];
}

/** The menus that list records, by the name of one record: "sprint". */
const menusByRecord = once(() => grouped(recordsIn(menu, [])));

const recordsIn = (items: MenuItem[], above: string[]): [record: string, path: MenuPath][] =>
  items.flatMap(({title, children = []}) => {
    const path = [...above, title];
    return [[singular(title.toLowerCase()), path.join(' > ')], ...recordsIn(children, path)];
  });
