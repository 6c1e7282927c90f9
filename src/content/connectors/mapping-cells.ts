import type {PhrasingContent, Root} from 'mdast';
import {inlineElement} from '../directives/nodes';
import {mappingTables} from './mapping-table';

/**
 * A remark plugin that makes a connector's mapping tables fit the text's width: each example moves into the cell of its
 * conversion, so three columns are left, and each name begins a line. src/content/tables/fitting.css stacks them on
 * phones.
 */
export default function mappingCells() {
  return (tree: Root) => {
    for (const {table} of mappingTables(tree)) {
      table.data = {hProperties: {className: ['fitting', 'mapping']}};
      table.align?.splice(3);
      for (const {children} of table.children) {
        const example = children.splice(3, 1)[0]?.children ?? [];
        if (example.length > 0) children[2]?.children.push(block(example));
        const [names] = children;
        if (names) names.children = names.children.map(onLines);
      }
    }
  };
}

/** Marks the comma between two names. mapping-table.css ends the line there and shows none. */
function onLines(node: PhrasingContent, at: number, all: PhrasingContent[]): PhrasingContent {
  const isBetween = [all[at - 1], all[at + 1]].every((each) => each?.type === 'inlineCode');
  return isBetween && node.type === 'text' && node.value === ', '
    ? inlineElement('span', [node])
    : node;
}

const block = (children: PhrasingContent[]) => inlineElement('div', children);
