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

/** Matches the text between a path and the roles that can open it. */
const opensTo =
  /^(, which( only)?( needs)? the | (is|are) open( only)? to the | needs the | with the |, with the )$/;
/** Matches the text between roles and the path that they can open. */
const open = /^( roles?)? (can )?(opens?|sees? [^.]* in) $/;

/**
 * Checks that a role that "Before you begin" asks for can open one of the menus in the page's steps, and that a role
 * can open a menu if a sentence says so: "**Administration > Security**, which the **Security administrator** role
 * opens". Other sentences can name a role and a menu for other reasons, such as a sentence that assigns a role on a
 * page of users.
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

/** Matches the text before the role that a page requires. */
const needs = /(^|\b)(you|your user) ha(ve|s) the $/i;

/** Checks that the role that "Before you begin" asks for can open one of the menus in the page's steps. */
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
            `the "${textOf(role)}" role can't open any of the menus in these steps, such as "${menus[0]}"`,
            `name one of the roles that can: ${[...openTo].join(', ')}`,
          );
        }
      }
    });
  }
}

/**
 * The restricted menus in a page's numbered steps, which only some roles can open. Empty if the first steps lead to
 * menus that everyone can open. Connectors are always set up in Integrations.
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
    `the "${role}" role can't open "${titles.join(' > ')}"`,
    `name one of the roles that can: ${openTo.join(', ')}`,
  );
}

function pathOf(node: PhrasingContent): string[] | undefined {
  if (node.type !== 'strong') return undefined;
  const titles = textOf(node).split(' > ');
  return hasMenuPath(menu, titles) ? titles : undefined;
}
