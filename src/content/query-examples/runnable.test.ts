import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import runnableQueries from './runnable';

/** The names of the nodes that some Markdown becomes, those inside a component in parentheses. */
function transformed(text: string): string[] {
  const children = markdown(text).map((node) =>
    'children' in node && JSON.stringify(node).includes('Result')
      ? {...node, data: {hProperties: {className: ['query-result']}}}
      : node,
  );
  const tree: Root = {type: 'root', children};
  runnableQueries()(tree);
  return tree.children.map((node) =>
    'name' in node && 'children' in node
      ? `${node.name}(${node.children.map(({type}) => type).join(' ')})`
      : node.type,
  );
}

it('puts a query and the result below it into one example, and not what follows', () => {
  expect(transformed('```bql run\nFIND Host\n```\n\nResult\n\nText')).toEqual([
    'QueryExample(code paragraph)',
    'paragraph',
  ]);
});

it('makes every query one that runs, and leaves mistakes and other languages alone', () => {
  const text = '```bql\nFIND Host\n```\n\n```bql error="run"\nFIND\n```\n\n```json\n{}\n```';
  expect(transformed(text)).toEqual(['QueryExample(code)', 'code', 'code']);
});
