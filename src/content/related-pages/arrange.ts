import type {ListItem, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {inlineElement, text} from '../directives/nodes';
import {relatedHeading} from './section';

/**
 * A remark plugin that shows related pages in columns: the link, and below it what the list says about the page. Runs
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
  const [link, colon, ...rest] = line.children;
  if (link?.type !== 'link' || colon?.type !== 'text' || !colon.value.startsWith(': ')) return;
  const about = inlineElement('small', [text(colon.value.slice(2)), ...rest]);
  line.children = [link, text(' '), about];
}
