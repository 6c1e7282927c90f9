import type {Root} from 'mdast';
import {readEntries} from '../../product/releases/entries';
import {link} from './nodes';

/** A remark plugin that turns the ID of each entry on a release page into an anchor that links to itself. */
export default function markEntries() {
  return (tree: Root) => {
    for (const {id, item} of readEntries(tree.children)) {
      const [first] = item.children;
      if (first?.type === 'paragraph')
        first.children[0] = link(`#${id}`, [{type: 'inlineCode', value: id}], id);
    }
  };
}
