import type {Element, ElementContent} from 'hast';
import {visit} from 'unist-util-visit';
import {isFurniture, textOf} from './text';

/** A row of a table's body: what it says and, where links lead to the row itself, its anchor and its name. */
export interface RowText {
  text: string;
  entry?: {anchor: string; name: string};
}

/**
 * Reads a table row by row, each cell after the first with the head of its column:
 * "Password expiry · Default: Never · Range: 1 to 365 days". Further cells that are empty or a dash are omitted, and
 * so are rows that begin with a link to an entry of another page: what they say is found there.
 *
 * @param route path of the page that the table is on
 * @returns each row of the body that has any text
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

/** Whether a cell is nothing but a link to a place within another page. */
function leadsElsewhere({children}: Element, route: string): boolean {
  const [link, ...others] = children;
  if (link?.type !== 'element' || link.tagName !== 'a' || others.length > 0) return false;
  const [page, anchor] = String(link.properties.href).split('#');
  return Boolean(page && anchor && page !== route);
}

/** The part of a row's first cell that has an anchor is the row's name; of a function, without its arguments. */
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
