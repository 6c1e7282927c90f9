import type {Element, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {columnNames} from './column-names';

/** Classes of tables that have their own phone layout, and of results of queries. */
const ownLayout = /^(fitting|query-result|role-columns|screen-.*)$/;
/** A table with fewer columns fits a phone. */
const fewestColumns = 3;

/**
 * A rehype plugin for tables of text with three columns or more: on phones, src/css/table.css shows each row as an
 * entry. The head is hidden then, so cells show their columns' names before their text. If the first column counts the
 * rows, the number is before the second one, which is the entry's title. Results of queries, tables of
 * numbers, and tables with their own phone layout aren't changed.
 */
export default function stackRows() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'QueryExample') return SKIP;
      if (node.type === 'element' && node.tagName === 'table') stack(node);
      return undefined;
    });
  };
}

function stack(table: Element): void {
  const classes = [table.properties.className ?? []].flat().map(String);
  if (classes.some((name) => ownLayout.test(name))) return;
  const heads: Element[] = [];
  visit(table, {tagName: 'th'}, (cell: Element) => {
    heads.push(cell);
  });
  const isNumeric = ({properties}: Element) => properties.align === 'right';
  if (heads.length < fewestColumns || heads.slice(1).every(isNumeric)) return;
  const names = columnNames(heads.map((cell) => textOf(cell).trim()));
  const rows: Element[][] = [];
  visit(table, {tagName: 'tr'}, ({children}: Element) => {
    const cells = children.filter((cell) => cell.type === 'element' && cell.tagName === 'td');
    if (cells.length > 0) rows.push(cells as Element[]);
  });
  const isOrdered =
    rows.length > 0 && rows.every(([cell], at) => cell && textOf(cell).trim() === String(at + 1));
  if (!isOrdered) nameGroups(rows);
  table.properties.className = [...classes, 'stacked', ...(isOrdered ? ['ordered'] : [])];
  table.properties.style = Object.entries(names)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** A row whose first cell is empty belongs to the same group as the one before. As an entry, it needs the group's name. */
function nameGroups(rows: readonly Element[][]): void {
  let group = '';
  for (const [first] of rows) {
    if (!first) continue;
    const text = textOf(first).trim();
    if (text === '' && group !== '') first.properties.dataGroup = group;
    else group = text;
  }
}
