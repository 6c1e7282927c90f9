import type {Heading, Parent, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {examplesAmong} from '../../content/api-examples/example';
import type {WrittenOperation} from '../../content/api-examples/link';

/** An operation with its purpose: "Find an owner's hosts". */
export interface ApiPageExample extends WrittenOperation {
  title: string;
}

/** Returns the first operation with a result under each heading of a page. */
export function examplesOf(markdown: string): ApiPageExample[] {
  const tree = unified().use(remarkParse).parse(markdown) as Root;
  const titles = new Map<object, string>();
  let heading: Heading | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') heading = node;
    if (node.type === 'code' && heading && node.lang === 'graphql') {
      titles.set(node, textOf(heading));
      heading = undefined;
    }
  });
  const parents: Parent[] = [];
  visit(tree, (node) => {
    if ('children' in node) parents.push(node);
  });
  return parents
    .flatMap(({children}) => examplesAmong(children))
    .filter(({wants}) => wants.has('result'))
    .flatMap(({fence, operation, variablesFence}) => {
      const title = titles.get(fence);
      return title ? [{title, query: operation, variables: variablesFence?.value ?? ''}] : [];
    });
}
