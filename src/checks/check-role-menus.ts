import type {PhrasingContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {hasMenuPath, menu, rolesForMenuPath} from '../product/facts';
import {onEachPage, type Report} from './check';
import {rolesFrom} from './named-roles';
import {textBeside} from './prose';

/** What stands between a path and the roles that it is said to be open to. */
const opensTo =
  /^(, which( only)?( needs)? the | (is|are) open( only)? to the | needs the | with the |, with the )$/;
/** What stands between roles and the path that they are said to open. */
const open = /^( roles?)? (can )?(opens?|sees? [^.]* in) $/;

/**
 * Where a sentence says that a role opens a menu, the role can: "**Administration > Security**, which the **Security
 * administrator** role opens". Other sentences name both as well, such as one that gives a role on a page of users.
 */
export const checkRoleMenus = onEachPage(({written}, report) => {
  for (const {children} of written('paragraph', 'tableCell')) {
    for (const [index, node] of children.entries()) {
      const titles = pathOf(node);
      if (!titles) continue;
      const behind = opensTo.test(textBeside(children[index + 1]))
        ? rolesFrom(children, index + 2, 1)
        : [];
      const before = open.test(textBeside(children[index - 1]))
        ? rolesFrom(children, index - 2, -1)
        : [];
      for (const role of [...behind, ...before]) compare(role, titles, report);
    }
  }
});

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
