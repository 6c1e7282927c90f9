import type {PhrasingContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {hasMenuPath, menu, rolesForMenuPath} from '../../product/facts';
import {onEachPage, type Report} from '../check';
import {textBeside} from '../language/prose';
import type {CheckedPage} from '../page';
import {sectionOf} from '../structure/page-section';
import {type MenuPath, menusIn} from './label-places';
import {rolesBeside, rolesFrom} from './named-roles';

/** What stands between a path and the roles that it is said to be open to. */
const opensTo =
  /^(, which( only)?( needs)? the | (is|are) open( only)? to the | needs the | with the |, with the )$/;
/** What stands between roles and the path that they are said to open. */
const open = /^( roles?)? (can )?(opens?|sees? [^.]* in) $/;

/**
 * The role that "Before you begin" asks for opens a menu of the page's steps. Where a sentence says that a role opens a
 * menu, the role can: "**Administration > Security**, which the **Security administrator** role opens". Other sentences
 * name both as well, such as one that gives a role on a page of users.
 */
export const checkRoleMenus = onEachPage((page, report) => {
  checkNeeded(page, report);
  for (const {children} of page.written('paragraph', 'tableCell')) {
    for (const [index, node] of children.entries()) {
      const titles = pathOf(node);
      if (!titles) continue;
      for (const role of rolesBeside(children, index, {behind: opensTo, before: open}))
        compare(role, titles, report);
    }
  }
});

/** What stands before the role that a page needs. */
const needs = /(^|\b)(you|your user) ha(ve|s) the $/i;

/** The role that "Before you begin" asks for opens one of the menus that the page's steps open. */
function checkNeeded(page: CheckedPage, report: Report) {
  const menus = menusOfSteps(page);
  if (menus.length === 0) return;
  const openTo = new Set(menus.flatMap((path) => rolesForMenuPath(menu, path.split(' > ')) ?? []));
  for (const node of sectionOf(page, 'Before you begin')?.nodes ?? []) {
    visit(node, 'paragraph', ({children}) => {
      for (const [index, child] of children.entries()) {
        if (!needs.test(textBeside(child))) continue;
        for (const role of rolesFrom(children, index + 1, 1)) {
          if (openTo.has(textOf(role))) continue;
          report(
            role,
            `the "${textOf(role)}" role opens none of the menus of these steps, such as "${menus[0]}"`,
            `these roles do: ${[...openTo].join(', ')}`,
          );
        }
      }
    });
  }
}

/**
 * The menus that some roles only open, of a page's numbered steps; none where its first steps lead to what everybody
 * opens. Every connector is set up in Integrations.
 */
function menusOfSteps({kind, tree}: CheckedPage): MenuPath[] {
  const isRestricted = (path: MenuPath) => rolesForMenuPath(menu, path.split(' > ')) !== undefined;
  const lists = tree.children
    .filter((node) => node.type === 'list' && node.ordered)
    .map((node) => [...menusIn([node])]);
  const [first] = lists.filter((paths) => paths.length > 0);
  if (kind === 'connector') return ['Integrations'];
  return first?.some(isRestricted) ? lists.flat().filter(isRestricted) : [];
}

function compare(node: PhrasingContent, titles: string[], report: Report) {
  const openTo = rolesForMenuPath(menu, titles);
  const role = textOf(node);
  if (!openTo || openTo.includes(role)) return;
  report(
    node,
    `the "${role}" role does not open "${titles.join(' > ')}"`,
    `these roles do: ${openTo.join(', ')}`,
  );
}

function pathOf(node: PhrasingContent): string[] | undefined {
  if (node.type !== 'strong') return undefined;
  const titles = textOf(node).split(' > ');
  return hasMenuPath(menu, titles) ? titles : undefined;
}
