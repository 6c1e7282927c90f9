import type {Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {hasClass} from '../../base/markdown/nodes';
import {splitParagraph} from '../../base/markdown/split-paragraph';
import {element, inlineElement, strong, text} from '../directives/nodes';

/** The number of names that say what a fold contains. */
const inSight = 4;

/**
 * A remark plugin for pages of data models. The first sentence, which defines the model, is a paragraph of its own, and
 * inherited attributes are folded by ancestor.
 */
export default function arrangePage() {
  return (tree: Root, file: VFile) => {
    const {model} = (file.data.frontMatter ?? {}) as {model?: unknown};
    if (!model) return;
    const first = tree.children.find(({type}) => type === 'paragraph');
    if (first?.type === 'paragraph')
      tree.children.splice(tree.children.indexOf(first), 1, ...splitParagraph(first, 'first'));
    visit(tree, 'paragraph', (list, index, parent) => {
      if (!parent || index === undefined || !hasClass(list, 'inherited')) return undefined;
      const folds = foldsOf(list.children);
      parent.children.splice(index, 1, ...folds);
      return [SKIP, index + folds.length];
    });
  };
}

/** @param items ancestors, each followed by its attributes */
function foldsOf(items: RootContent[]): RootContent[] {
  const starts = items.flatMap(({data}, index) => (data?.hName === 'dt' ? [index] : []));
  return starts.map((start, index) => {
    const [ancestor, ...attributes] = items.slice(start, starts[index + 1]);
    const names = attributes.slice(0, inSight).map((each) => textOf(each).split(' ')[0]);
    const more = attributes.length > inSight ? ', …' : '';
    const counted = `${attributes.length} ${attributes.length === 1 ? 'attribute' : 'attributes'}`;
    return element(
      'details',
      [
        element('summary', [
          strong(textOf(ancestor)),
          inlineElement('span', [text(` ${counted}: ${names.join(', ')}${more}`)]),
        ]),
        element('dl', attributes),
      ],
      'inherited',
    );
  });
}
