import type {Code, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {component, importOf} from '../../base/markdown/nodes';
import {element} from '../directives/nodes';
import {isResult} from './is-result';
import {isError, isMistake} from './mistake';

/**
 * A remark plugin that puts each query, with any result that the page shows, in a `<QueryExample>` from
 * src/theme/MDXComponents, where readers can change and run it. The number of rows comes before the rows. An
 * intentional mistake can't be run: it shares a frame with its messages.
 */
export default function runnableQueries() {
  return (tree: Root) => {
    const found: {node: Code; parent: Parent}[] = [];
    visit(tree, 'code', (node, _index, parent) => {
      if (parent && (node.lang === 'bql' || isMistake(node))) found.push({node, parent});
    });
    for (const {node, parent} of found) {
      const belongs = isMistake(node) ? isError : isResult;
      const start = parent.children.indexOf(node);
      const after = parent.children.slice(start + 1).findIndex((next) => !belongs(next));
      const end = after < 0 ? parent.children.length : start + 1 + after;
      const below = parent.children.slice(start + 1, end) as RootContent[];
      const framed = isMistake(node)
        ? element('div', [node, ...below], 'query-mistake')
        : component('QueryExample', {}, [node, ...below.toReversed()]);
      parent.children.splice(start, 1 + below.length, framed);
    }
    if (found.length > 0)
      tree.children.unshift(importOf('@site/src/content/query-examples/query.css'));
  };
}
