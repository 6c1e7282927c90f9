import type {PhrasingContent, Strong} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {suggest} from '../base/text/suggest';
import {roles} from '../product/facts';
import {onEachPage} from './check';

const names = roles.map((role) => role.name);
const joins = /^(,|,? (and|or|plus))? ?$/;

/** A bold name followed by "role" or "roles", or joined to one that is, exists in `src/product/facts/roles.yaml`. */
export const checkRoles = onEachPage(({written}, report) => {
  for (const node of written('paragraph', 'tableCell', 'heading', 'link')) {
    for (const role of rolesIn(node.children)) {
      const name = textOf(role);
      if (!names.includes(name)) report(role, `no role "${name}"`, suggest(name, names));
    }
  }
});

/** The bold texts that "role" follows: both in "**A** or **B** role". */
function rolesIn(nodes: PhrasingContent[]): Strong[] {
  const found: Strong[] = [];
  let isFollowedByRole = false;
  for (const [index, node] of [...nodes.entries()].reverse()) {
    if (node.type === 'text' && nodes[index - 1]?.type === 'strong') {
      isFollowedByRole =
        /^ roles?\b/.test(node.value) || (isFollowedByRole && joins.test(node.value));
    }
    if (node.type === 'strong' && isFollowedByRole) found.unshift(node);
    else if (node.type !== 'text') isFollowedByRole = false;
  }
  return found;
}
