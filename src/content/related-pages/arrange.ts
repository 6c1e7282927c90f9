import type {ListItem, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {inlineElement, text} from '../directives/nodes';
import {relatedHeading} from './section';

/**
 * A remark plugin that shows related pages in columns: the link or links, and below them what the list says about the pages. Runs
 * after plugins that read the text.
 */
export default function arrangeRelatedPages() {
  return ({children}: Root) => {
    const heading = children.findIndex(
      (node) => node.type === 'heading' && textOf(node) === relatedHeading,
    );
    const list = heading < 0 ? undefined : children[heading + 1];
    if (list?.type !== 'list') return;
    list.data = {hProperties: {className: ['related']}};
    for (const item of list.children) arrange(item);
  };
}

function arrange({children: [line]}: ListItem): void {
  if (line?.type !== 'paragraph') return;
  const at = line.children.findIndex((node) => node.type === 'text' && node.value.startsWith(': '));
  const colon = line.children[at];
  if (line.children[0]?.type !== 'link' || colon?.type !== 'text') return;
  const about = inlineElement('small', [
    text(colon.value.slice(': '.length)),
    ...line.children.slice(at + 1),
  ]);
  line.children = [...line.children.slice(0, at), text(' '), about];
}
