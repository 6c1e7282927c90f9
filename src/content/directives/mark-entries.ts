import type {Root} from 'mdast';
import {readEntries} from '../../product/releases/entries';
import {link} from './nodes';

/** A remark plugin that makes the id of each entry of a release page an anchor, and a link to itself. */
export default function markEntries() {
  return (tree: Root) => {
    for (const {id, item} of readEntries(tree.children)) {
      const [first] = item.children;
      if (first?.type === 'paragraph')
        first.children[0] = link(`#${id}`, [{type: 'inlineCode', value: id}], id);
    }
  };
}
