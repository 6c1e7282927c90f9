import type {Element, ElementContent} from 'hast';
import {visit} from 'unist-util-visit';
import {isFurniture, textOf} from './text';

/** A row in a table's body: its text and, if it can be linked to, its anchor and name. */
export interface RowText {
  text: string;
  entry?: {anchor: string; name: string};
}

/**
 * Reads a table row by row, with the column header of each cell after the first: "Password expiry · Default: Never ·
 * Range: 1 to 365 days". Empty cells and dashes after the first cell are omitted. Rows that begin with a link to an
 * entry on another page are skipped, because search finds that entry.
 *
 * @param route the path of the table's page
 * @returns each row in the body that has text
 */
export function rowsOf(table: Element, route: string): RowText[] {
  const rows: {cells: Element[]; isHead: boolean}[] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((child) => child.type === 'element');
    rows.push({cells, isHead: cells.every(({tagName}) => tagName === 'th')});
  });
  const heads = rows.find(({isHead}) => isHead)?.cells.map(textOf) ?? [];
  return rows
    .filter(({cells: [first], isHead}) => !isHead && !(first && leadsElsewhere(first, route)))
    .map(({cells}) => ({text: joinCells(cells.map(textOf), heads), entry: entryOf(cells)}))
    .filter(({text}) => text);
}

function joinCells(cells: string[], heads: string[]): string {
  return cells
    .map((cell, column) => {
      if (column > 0 && /^[-–—]?$/.test(cell)) return '';
      const head = heads[column];
      return head && column > 0 ? `${head}: ${cell}` : cell;
    })
    .filter(Boolean)
    .join(' · ');
}

/** Whether a cell is only a link to a place on another page. */
function leadsElsewhere({children}: Element, route: string): boolean {
  const [link, ...others] = children;
  if (link?.type !== 'element' || link.tagName !== 'a' || others.length > 0) return false;
  const [page, anchor] = String(link.properties.href).split('#');
  return Boolean(page && anchor && page !== route);
}

/**
 * Returns a row's entry. Its name is the part of the first cell that has an anchor, without arguments if it's a
 * function.
 */
function entryOf([first]: Element[]): RowText['entry'] {
  const named = first && anchoredIn(first);
  if (!named) return undefined;
  const name = textOf(named).replace(/^(\w+)\(.*\)$/, '$1');
  return {anchor: String(named.properties.id), name};
}

function anchoredIn(node: ElementContent): Element | undefined {
  if (node.type !== 'element' || isFurniture(node)) return undefined;
  if (node.properties.id) return node;
  return node.children.map(anchoredIn).find(Boolean);
}
