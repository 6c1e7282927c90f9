import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';

/** How the paragraph begins that says what an account needs. It's in bold. */
const beginning = 'Least privilege:';

/**
 * A remark plugin that makes the paragraph with what a connector's account needs stand out from the steps around it, with
 * the icon of a key.
 */
export default function leastPrivilege() {
  return (tree: Root) => {
    for (const node of tree.children) {
      if (node.type !== 'paragraph') continue;
      const [first] = node.children;
      if (first?.type === 'strong' && textOf(first) === beginning)
        node.data = {hProperties: {className: ['least-privilege', 'icon-key']}};
    }
  };
}
