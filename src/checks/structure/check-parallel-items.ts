import type {ListItem, PhrasingContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage} from '../check';

/** What all items of a list can begin with, and the fewest items in which one item can be the odd one. */
const beginnings: [type: PhrasingContent['type'], what: string, fewest: number][] = [
  ['strong', 'a bold name or summary', 3],
  ['link', 'a link', 3],
  ['inlineCode', 'code', 5],
];

/**
 * Checks that the items of a list have one form: if all others begin with a bold summary, a link, or code, so does the
 * last one. Readers scan the beginnings of items.
 */
export const checkParallelItems = onEachPage((page, report) => {
  for (const {ordered, children} of page.written('list')) {
    if (ordered) continue;
    for (const [type, what, fewest] of beginnings) {
      if (children.length < fewest) continue;
      const others = children.filter((item) => !begins(item, type));
      const [odd] = others;
      if (!odd || others.length > 1 || textOf(odd).startsWith('FILL IN')) continue;
      const wrong = `all other items begin with ${what}, but this one begins "${textOf(odd).slice(0, 30)}"`;
      report(odd, wrong, `begin it with ${what}, or move it out of the list`);
    }
  }
});

/** Whether an item begins with a node of a type, which can also be a link's text. */
function begins({children: [first]}: ListItem, type: PhrasingContent['type']): boolean {
  const node = first?.type === 'paragraph' ? first.children[0] : undefined;
  return node?.type === type || (node?.type === 'link' && node.children[0]?.type === type);
}
