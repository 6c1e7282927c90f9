import type {Root, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import {roles} from '../../product/facts';
import roleColumns, {withRoles} from './role-columns';

const names = roles.map(({name}) => name);

/** The cells of a table whose second column names roles, with a column for each role. */
function drawn(cells: string) {
  const tables = withRoles(
    1,
    markdown(`| Action | Roles | Screen |\n| --- | --- | --- |\n${cells}`),
  );
  const tree: Root = {type: 'root', children: tables};
  roleColumns()(tree);
  const [head, row] = (tree.children.at(-1) as Table).children;
  return {
    head: head?.children.map((cell) => textOf(cell)),
    about: row?.children[0]?.children.map((node) => textOf(node)),
    has: row?.children.slice(1).map((cell) => textOf(cell)),
  };
}

const only = (...having: string[]) => names.map((name) => (having.includes(name) ? name : ''));

test('each role has a column, and what a row says besides is below its name', () => {
  const {head, about, has} = drawn('| Export | Data exporter, System administrator | Lists |');
  expect(head).toEqual(['Action', ...names]);
  expect(about).toEqual(['Export', 'Lists']);
  expect(has).toEqual(only('Data exporter', 'System administrator'));
});

test('who else can do it is below the name', () => {
  const {about, has} = drawn('| Delete | System administrator, or the owner, **always** | |');
  expect(about).toEqual(['Delete', 'Or the owner, always']);
  expect(has).toEqual(only('System administrator'));
});

test('what everyone can do has a mark in each column', () => {
  expect(drawn('| Read | Everyone | |').has).toEqual(names);
});
