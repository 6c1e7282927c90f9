import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import leastPrivilege from './least-privilege';

test('only the paragraph about the least privilege stands out', () => {
  const children = markdown(
    '**Least privilege:** read.\n\n**Other:** text.\n\nLeast privilege: plain.',
  );
  const tree: Root = {type: 'root', children};
  leastPrivilege()(tree);
  expect(tree.children.map(({data}) => data?.hProperties)).toEqual([
    {className: ['least-privilege', 'icon-key']},
    undefined,
    undefined,
  ]);
});
