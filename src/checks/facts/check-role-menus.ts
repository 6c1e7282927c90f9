import type {PhrasingContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {hasMenuPath, menu, rolesForMenuPath} from '../../product/facts';
import {onEachPage, type Report} from '../check';
import {textBeside} from '../language/prose';
import type {CheckedPage} from '../page';
import {nodesBelow, sectionOf} from '../structure/page-section';
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
 * opens" or "With the **Configurator** role, create it in **Clusters > Environments**". Other sentences can name a role and a menu for other reasons, such as a sentence that assigns a role on a
 * page of users.
 */
export const checkRoleMenus = onEachPage((page, report) => {
  checkNeeded(page, report);
  checkSections(page, report);
  for (const {children} of page.written('paragraph', 'tableCell')) {
    checkAllowed(children, report);
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

/** Checks that a role can open one of a section's menus if the section says "You need the **Configurator** role." */
function checkSections(page: CheckedPage, report: Report) {
  for (const {node: heading} of page.headings) {
    const nodes = nodesBelow(page, heading, heading.depth);
    const needed = nodes.findIndex(
      (node) => node.type === 'paragraph' && textBeside(node.children[0]) === 'You need the ',
    );
    const paragraph = nodes[needed];
    if (paragraph?.type !== 'paragraph') continue;
    const menus = [...menusIn(nodes.slice(needed))].filter(isRestricted);
    const openTo = menus.flatMap((path) => rolesForMenuPath(menu, path.split(' > ')) ?? []);
    for (const role of rolesFrom(paragraph.children, 1, 1))
      if (menus.length > 0 && !openTo.includes(textOf(role)))
        report(
          role,
          `the "${textOf(role)}" role can't open any of the menus in this section, such as "${menus[0]}"`,
          `name one of the roles that can: ${[...new Set(openTo)].join(', ')}`,
        );
  }
}

/** Checks a sentence such as "With the **Configurator** role, create it in **Clusters > Environments**." */
function checkAllowed(nodes: PhrasingContent[], report: Report) {
  for (const [index, node] of nodes.entries()) {
    if (!/\bwith the $/i.test(textBeside(node))) continue;
    const named = rolesFrom(nodes, index + 1, 1);
    const rest = nodes.slice(index + 2 * named.length);
    if (named.length === 0 || !/^ roles?, /.test(textBeside(rest[0]))) continue;
    const end = rest.findIndex((each) => /[.:;](\s|$)/.test(textBeside(each)));
    for (const each of rest.slice(0, end < 0 ? undefined : end)) {
      const titles = pathOf(each);
      if (titles) for (const role of named) compare(role, titles, report);
    }
  }
}

const isRestricted = (path: MenuPath) => rolesForMenuPath(menu, path.split(' > ')) !== undefined;

/**
 * The restricted menus in a page's numbered steps, which only some roles can open. Empty if the first steps lead to
 * menus that everyone can open. Connectors are always set up in Integrations.
 */
function menusOfSteps({kind, tree}: CheckedPage): MenuPath[] {
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
