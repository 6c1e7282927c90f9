import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import {textOf} from './text';

/**
 * Reads a table row by row, each cell after the first with the head of its column:
 * "Password expiry · Default: Never · Range: 1 to 365 days". Cells that are empty or a dash are left out.
 *
 * @returns the text of each row of the body that has any
 */
export function rowsOf(table: Element): string[] {
  const rows: {cells: string[]; isHead: boolean}[] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((child) => child.type === 'element');
    rows.push({cells: cells.map(textOf), isHead: cells.every(({tagName}) => tagName === 'th')});
  });
  const heads = rows.find(({isHead}) => isHead)?.cells ?? [];
  return rows
    .filter(({isHead}) => !isHead)
    .map(({cells}) => joinCells(cells, heads))
    .filter(Boolean);
}

function joinCells(cells: string[], heads: string[]): string {
  return cells
    .map((cell, column) => {
      if (/^[-–—]?$/.test(cell)) return '';
      const head = heads[column];
      return head && column > 0 ? `${head}: ${cell}` : cell;
    })
    .filter(Boolean)
    .join(' · ');
}
