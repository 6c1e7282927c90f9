import type {PhrasingContent, Strong} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {closest, suggest} from '../../base/text/suggest';
import {roles} from '../../product/facts';
import {onEachPage} from '../check';
import {proseOf} from '../language/prose';

const names = roles.map((role) => role.name);
const joins = /^(,|,? (and|or|plus))? ?$/;

/** Two words or one before "role" in plain text, the first with a capital: "the Risk owner role". */
const plainRole = /\b(\p{Lu}\p{L}+(?: \p{L}+)?) roles?\b/gu;

/**
 * A bold name followed by "role" or "roles", or joined to one that is, exists in `src/product/facts/roles.yaml`. In
 * plain text and on connectors' pages, which also name the roles of other products, a name that misspells one of ours is
 * refused.
 */
export const checkRoles = onEachPage((page, report) => {
  const {written} = page;
  for (const {line, text} of proseOf(page)) {
    for (const [, words = ''] of text.matchAll(plainRole)) {
      const name = words.replace(/^(The|A|An|No|Each|Every|Your|With) /, '');
      const near = closest(name, names);
      // A sentence may begin "Use roles".
      if (near && name.length > 4 && !names.includes(name))
        report(line, `no role "${name}"`, `did you mean "${near}"?`);
    }
  }
  for (const node of written('paragraph', 'tableCell', 'heading', 'link')) {
    for (const role of rolesIn(node.children)) {
      const name = textOf(role);
      if (names.includes(name) || (page.kind === 'connector' && !closest(name, names))) continue;
      report(role, `no role "${name}"`, suggest(name, names));
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
