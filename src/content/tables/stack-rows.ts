import type {Element, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {columnNames} from './column-names';

/** Classes of tables that have their own phone layout, and of results of queries. */
const ownLayout = /^(fitting|query-result|screen-.*)$/;
/** A table with fewer columns fits a phone. */
const fewestColumns = 3;

/**
 * A rehype plugin for tables of text with three columns or more: on phones, src/css/table.css shows each row as an
 * entry. The head is hidden then, so cells show their columns' names before their text. Results of queries, tables of
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
  table.properties.className = [...classes, 'stacked'];
  table.properties.style = Object.entries(names)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
