import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import runnableQueries from './runnable';

/** Returns the names of the nodes made from some Markdown. Nodes inside a component are in parentheses. */
function transformed(text: string): string[] {
  const children = markdown(text).map((node) =>
    'children' in node && JSON.stringify(node).includes('Result')
      ? {...node, data: {hProperties: {className: ['query-result']}}}
      : node,
  );
  const tree: Root = {type: 'root', children};
  runnableQueries()(tree);
  return tree.children.map((node) => {
    const name = node.data?.hName ?? ('name' in node ? node.name : undefined);
    return name && 'children' in node
      ? `${name}(${node.children.map(({type}) => type).join(' ')})`
      : node.type;
  });
}

it('loads the style sheet of queries only where there are some', () => {
  expect(transformed('```json\n{}\n```')).toEqual(['code']);
});

it('combines a query and its result in one example, without what follows', () => {
  expect(transformed('```bql run\nFIND Host\n```\n\nResult\n\nText')).toEqual([
    'mdxjsEsm',
    'QueryExample(code paragraph)',
    'paragraph',
  ]);
});

it('makes every query runnable, but not mistakes or other languages', () => {
  const text = '```bql\nFIND Host\n```\n\n```bql error="run"\nFIND\n```\n\n```json\n{}\n```';
  expect(transformed(text)).toEqual(['mdxjsEsm', 'QueryExample(code)', 'div(code)', 'code']);
});
