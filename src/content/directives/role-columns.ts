import type {PhrasingContent, Root, RootContent, Table, TableCell, TableRow} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {importOf} from '../../base/markdown/nodes';
import {roles} from '../../product/facts';
import {inlineElement, text} from './nodes';

const names = roles.map(({name}) => name);

/** What a cell says instead of all roles. */
const everyone = 'Everyone';

/**
 * Says which column of tables names default roles, so that the site can draw a column for each role.
 *
 * @param column the column's index
 */
export const withRoles = (column: number, tables: RootContent[]): RootContent[] =>
  tables.map((table) => ({...table, data: {rolesIn: column} as object}));

/**
 * A remark plugin that gives each default role a column in tables that name roles, so that readers can scan them. What
 * the other columns say goes below the name that a row begins with. Markdown copies keep the lists of roles.
 */
export default function roleColumns() {
  return (tree: Root) => {
    let isShown = false;
    visit(tree, 'table', (table: Table) => {
      const {rolesIn} = (table.data ?? {}) as {rolesIn?: number};
      if (rolesIn === undefined) return;
      const [head, ...rows] = table.children;
      table.align = null;
      table.data = {hProperties: {className: ['role-columns']}};
      table.children = [
        rowOf([head?.children[0]?.children ?? [], ...names.map((name) => [text(name)])]),
        ...rows.map((row) => splitRoles(row, rolesIn)),
      ];
      isShown = true;
    });
    if (isShown) tree.children.unshift(importOf('@site/src/content/tables/role-columns.css'));
  };
}

function splitRoles({children}: TableRow, rolesIn: number): TableRow {
  const [name, ...others] = children;
  const listed = children[rolesIn]?.children ?? [];
  const [list = '', ...or] = textOf(listed[0]).split(/, or (.*)/);
  const has = list === everyone ? names : list.split(', ');
  const also = or[0] ? [text(`Or ${or[0]}`), ...listed.slice(1)] : [];
  const notes = [
    ...others.filter((_, at) => at + 1 !== rolesIn).map((cell) => cell.children),
    also,
  ];
  const about = notes.flatMap((note) => (note.length > 0 ? [inlineElement('small', note)] : []));
  return rowOf([
    [...(name?.children ?? []), ...about],
    ...names.map((role) => (has.includes(role) ? [text(role)] : [])),
  ]);
}

const rowOf = (cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => ({type: 'tableCell', children})),
});
