import type {Table, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {CheckedPage} from '../page';

/** The cells of a row, by their column titles. */
export type TableRow = Map<string, TableCell>;

/** A table on a page. */
export interface PageTable {
  /** The nearest heading above it. */
  heading: CheckedPage['headings'][number];
  node: Table;
  columns: string[];
  rows: TableRow[];
}

/**
 * Finds the tables that the writer put below a level-2 heading.
 *
 * @param section the heading's text
 */
export function tablesIn(page: CheckedPage, section: string): PageTable[] {
  const tables: PageTable[] = [];
  let heading: PageTable['heading'] | undefined;
  let isInside = false;
  for (const node of page.tree.children) {
    if (node.type === 'heading') {
      heading = page.headings.find((each) => each.node === node);
      if (heading?.depth === 2) isInside = heading.text === section;
    } else if (node.type === 'table' && node.position && heading && isInside) {
      tables.push({heading, node, ...readTable(node)});
    }
  }
  return tables;
}

/** Reads a table's rows, with the cells by column title. */
export function readTable({children: [head, ...body]}: Table): Pick<PageTable, 'columns' | 'rows'> {
  const columns = head?.children.map((cell) => textOf(cell)) ?? [];
  return {
    columns,
    rows: body.map(
      ({children}) => new Map(children.map((cell, index) => [columns[index] ?? '', cell])),
    ),
  };
}
