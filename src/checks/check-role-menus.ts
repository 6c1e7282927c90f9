import type {PhrasingContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {hasMenuPath, menu, roles, rolesForMenuPath} from '../product/facts';
import {onEachPage, type Report} from './check';
import {textBeside} from './prose';

const names = roles.map(({name}) => name);

/** What stands between a path and the roles that it is said to be open to. */
const opensTo =
  /^(, which( only)?( needs)? the | (is|are) open( only)? to the | needs the | with the |, with the )$/;
/** What stands between roles and the path that they are said to open. */
const open = /^( roles?)? (can )?(opens?|sees? [^.]* in) $/;
const denied = /^ roles? (do not|does not|cannot)\b/;
const joins = /^( role)?(,|,? (and|or))? (the )?$/;

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

/** The roles from a place on, in one direction, as long as words join them: "the **A** and **B** roles". */
function rolesFrom(nodes: PhrasingContent[], start: number, step: 1 | -1): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  for (let index = start; ; index += 2 * step) {
    const node = nodes[index];
    if (node?.type !== 'strong' || !names.includes(textOf(node))) return found;
    if (denied.test(textBeside(nodes[index + 1]))) return [];
    found.push(node);
    if (!joins.test(textBeside(nodes[index + step]))) return found;
  }
}
