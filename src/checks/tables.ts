import type {Table, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {Page} from './page';

/** A table of a page. */
export interface PageTable {
  /** The nearest heading above it. */
  heading: Page['headings'][number];
  /** Titles of its columns. */
  columns: string[];
  /** Cells by the title of their column. */
  rows: Map<string, TableCell>[];
}

/**
 * The tables that a writer wrote below a level-2 heading.
 *
 * @param section the text of that heading
 */
export function tablesIn(page: Page, section: string): PageTable[] {
  const tables: PageTable[] = [];
  let isInside = false;
  let heading: PageTable['heading'] | undefined;
  for (const node of page.tree.children) {
    if (node.type === 'heading') {
      heading = page.headings.find((each) => each.node === node);
      if (heading?.depth === 2) isInside = heading.text === section;
    } else if (node.type === 'table' && node.position && heading && isInside) {
      tables.push({heading, ...readTable(node)});
    }
  }
  return tables;
}

function readTable({children: [head, ...body]}: Table): Pick<PageTable, 'columns' | 'rows'> {
  const columns = head?.children.map((cell) => textOf(cell)) ?? [];
  return {
    columns,
    rows: body.map(
      ({children}) => new Map(children.map((cell, index) => [columns[index] ?? '', cell])),
    ),
  };
}
