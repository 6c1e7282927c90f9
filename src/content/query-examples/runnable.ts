import type {Code, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {component, importOf} from '../../base/markdown/nodes';
import {isResult} from './is-result';

/**
 * A remark plugin that puts each query, with any result that the page shows, in a `<QueryExample>` from
 * src/theme/MDXComponents, where readers can change and run it. The number of rows comes before the rows. A query
 * that's an intentional mistake stays unchanged.
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
      const result = parent.children.slice(start + 1, end) as RootContent[];
      const inside = [node, ...result.toReversed()];
      parent.children.splice(start, inside.length, component('QueryExample', {}, inside));
    }
    if (found.length > 0)
      tree.children.unshift(importOf('@site/src/content/query-examples/query.css'));
  };
}
