import type {Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {component, importOf} from '../../base/markdown/nodes';
import {isApiReference} from '../../product/page-files/is-api-reference';

/** An example that apiExamples has arranged: its request, and then its result. */
export interface ArrangedExample {
  query: string;
  /** The variables, as JSON. */
  variables: string;
  /** How many nodes the request has, and how many the whole example. */
  request: number;
  nodes: number;
}

declare module 'unist' {
  interface Data {
    /** Marks the first node of an example. */
    apiExample?: ArrangedExample;
  }
}

const components = '@site/src/app/graphql-playground/';

/** A longer result is folded, so that it isn't much higher than the text next to it. */
const mostLines = 12;

/**
 * A remark plugin that puts each GraphQL operation, with any result that the page shows, in a `<GraphqlExample>`, where
 * readers can change and run it. On an API page, whose examples are in a column with its own frame, the buttons are
 * between the operation and its result.
 */
export default function runnableOperations() {
  return (tree: Root, file: VFile) => {
    const isInColumn = isApiReference(file.path, file.data.frontMatter ?? {});
    const found: {first: RootContent; parent: Parent; example: ArrangedExample}[] = [];
    visit(tree, (node, _index, parent) => {
      const example = node.data?.apiExample;
      if (parent && example) found.push({first: node as RootContent, parent, example});
    });
    for (const {first, parent, example} of found) {
      const {query, variables, request, nodes} = example;
      const start = parent.children.indexOf(first);
      const inside = parent.children.slice(start, start + nodes) as RootContent[];
      if (isInColumn) {
        const result = inside.splice(request).map(folded);
        inside.push(component('GraphqlActions', {query}, []), ...result);
      }
      const attributes = {
        parts: String(isInColumn ? request + 1 : request),
        ...(variables && {variables}),
        ...(isInColumn && {column: 'true'}),
      };
      const wrapped = component('GraphqlExample', attributes, inside);
      parent.children.splice(start, nodes, wrapped);
    }
    if (found.length === 0) return;
    tree.children.unshift(
      importOf(`${components}GraphqlExample`, 'GraphqlExample'),
      ...(isInColumn
        ? [
            importOf(`${components}GraphqlActions`, 'GraphqlActions'),
            importOf(`${components}ExampleResult`, 'ExampleResult'),
          ]
        : [importOf('@site/src/content/query-examples/query.css')]),
    );
  };
}

/** Folds a result below its first lines if it's long. */
function folded(node: RootContent): RootContent {
  const lines = node.type === 'code' ? node.value.split('\n').length : 0;
  return lines > mostLines ? component('ExampleResult', {lines: String(lines)}, [node]) : node;
}
