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
 * Steps name what the reader sees where they lead: a button, field, tab or value that only other screens have is
 * refused. Numbered steps lead to the menus that they name or that are named last above them; a list that names none
 * is about those of its page. Beside a link, which leads elsewhere, only what the reader is told to select or set is
 * compared. Other text is compared with the menus of its page where it says what to select or set, and has no link.
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

/** The menus that a list names, with those of its section and the last ones above; nothing where it names none. */
function menusOfSteps(nodes: RootContent[], index: number): Set<MenuPath> | undefined {
  const before = nodes.slice(0, index);
  const section = before.slice(before.findLastIndex(({type}) => type === 'heading') + 1);
  const named = menusIn([...section, nodes[index] as RootContent]);
  if (named.size === 0) return undefined;
  const last = before.findLast((node) => menusIn([node]).size > 0);
  return new Set([...named, ...(last ? menusIn([last]) : [])]);
}

/** The names in some text that the reader is told to select or set; in steps, those that are only mentioned, too. */
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
    `"${name}" is not in ${quoted(menus)}, the menus named here`,
    `it is in ${quoted(places)}; name that menu, or what the screen has. If it is right, add it to src/product/facts/labels.yaml with its menu`,
  );
}
