import type {Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {entryOf} from '../../product/connectors/entry';
import {readConnectorPages} from '../../product/connectors/pages';
import {directoryName} from './parts/connector-directory';

/**
 * A remark plugin that gives the connector directory its data instead of its tables. The site draws rows. The tables
 * are for readers of the page's Markdown.
 */
export default function drawDirectory() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement' as never, (node: Component) => {
      if (node.name !== directoryName) return;
      const value = JSON.stringify(readConnectorPages().map(entryOf));
      node.attributes = [{type: 'mdxJsxAttribute', name: 'connectors', value}];
      node.children = [];
    });
  };
}

/** A component, as a node. */
interface Component extends Parent {
  name: string;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string}[];
}
