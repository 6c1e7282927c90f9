import type {Nodes, RootContent, Strong} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {onEachPage, type Report} from '../check';
import {columnsOf, isSampleName, vendorNames} from '../language/product-names';
import {textBeside} from '../language/prose';
import {isWritten} from '../page';
import {actsOnScreen, isAboutProduct} from './check-names';
import {isOnTheWay, type MenuPath, menusIn, placesOf, quoted} from './label-places';

/**
 * Checks that steps name what the reader sees in the menus they lead to. Rejects a button, field, tab, or value that
 * only other screens have. Numbered steps lead to the menus that they name, or to the last menus named above them. A
 * list that doesn't name any menu is about the page's menus. Next to a link, which leads elsewhere, only names that
 * the reader is told to select or set are compared. Other text is compared with the page's menus if it says what to
 * select or set and doesn't contain a link.
 */
export const checkPlaces = onEachPage((page, report, site) => {
  if (!isAboutProduct(page.path)) return;
  const {children} = page.tree;
  const menusOfPage = menusIn(children);
  if (menusOfPage.size === 0) return;
  const own = new Set([
    ...page.nodes('code').flatMap(({lang, value}) => (lang === 'bql' ? columnsOf(value) : [])),
    ...page.nodes('inlineCode').map(({value}) => value),
    ...vendorNames(page.text),
  ]);
  for (const [index, node] of children.entries()) {
    const isSteps = node.type === 'list' && Boolean(node.ordered);
    const menus = isSteps ? (menusOfSteps(children, index) ?? menusOfPage) : menusOfPage;
    for (const strong of namesIn(node, isSteps)) {
      const name = textOf(strong).replace(/\s+/g, ' ');
      if (!own.has(name) && !isSampleName(name, site)) compare(strong, name, menus, report);
    }
  }
});

/**
 * The menus that a list names, with the menus of its section and the last menus above. Undefined if the list and its
 * section don't name any.
 */
function menusOfSteps(nodes: RootContent[], index: number): Set<MenuPath> | undefined {
  const before = nodes.slice(0, index);
  const section = before.slice(before.findLastIndex(({type}) => type === 'heading') + 1);
  const named = menusIn([...section, nodes[index] as RootContent]);
  if (named.size === 0) return undefined;
  const last = before.findLast((node) => menusIn([node]).size > 0);
  return new Set([...named, ...(last ? menusIn([last]) : [])]);
}

/** The names that a text tells the reader to select or set. In steps, also the names that are only mentioned. */
function namesIn(node: Nodes, isSteps: boolean): Strong[] {
  const found: Strong[] = [];
  visit(node, (block) => {
    if ((block.type !== 'paragraph' && block.type !== 'tableCell') || !isWritten(block)) return;
    const leadsElsewhere = block.children.some(({type}) => type === 'link');
    for (const [index, child] of block.children.entries()) {
      if (child.type !== 'strong') continue;
      const isTold = actsOnScreen.test(textBeside(block.children[index - 1]));
      if (isSteps ? isTold || !leadsElsewhere : isTold && !leadsElsewhere) found.push(child);
    }
  });
  return found;
}

function compare(node: Strong, name: string, menus: Set<MenuPath>, report: Report) {
  const places = placesOf(name);
  if (!places) return;
  if ([...places].some((place) => [...menus].some((each) => isOnTheWay(place, each)))) return;
  report(
    node,
    `"${name}" isn't in the menus named here: ${quoted(menus)}`,
    `it's in ${quoted(places)}; name that menu, or something that the screen has. If the name is right, add it to src/product/facts/labels.yaml with its menu`,
  );
}
