import type {Code, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {component} from '../../base/markdown/nodes';
import {isResult} from './is-result';

/**
 * A remark plugin that puts each query, with any result that the page shows, in a `<QueryExample>` from
 * src/theme/MDXComponents, where readers can change and run it. A query that's an intentional mistake stays unchanged.
 */
export default function runnableQueries() {
  return (tree: Root) => {
    const found: {node: Code; parent: Parent}[] = [];
    visit(tree, 'code', (node, _index, parent) => {
      const isMistake = /(^|\s)error=/.test(node.meta ?? '');
      if (parent && node.lang === 'bql' && !isMistake) found.push({node, parent});
    });
    for (const {node, parent} of found) {
      const start = parent.children.indexOf(node);
      const after = parent.children.slice(start + 1).findIndex((next) => !isResult(next));
      const end = after < 0 ? parent.children.length : start + 1 + after;
      const inside = parent.children.slice(start, end) as RootContent[];
      parent.children.splice(start, inside.length, component('QueryExample', {}, inside));
    }
  };
}
