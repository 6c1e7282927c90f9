import type {Nodes, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {oncePer} from '../../base/once';
import {product} from '../../product/facts';
import {type OwnApi, ownApis} from '../../product/own-apis';
import {type CheckedPage, isWritten} from '../page';

/** Which of our APIs a page is about. On pages about vendors' APIs, paths and statuses are the vendors'. */
export const apiOfPage = oncePer(({path, route}: CheckedPage): OwnApi | undefined => {
  const {connect, platform} = ownApis();
  if (route.includes(`${product.slug}-connect`) || path.startsWith('docs/releases/connect/'))
    return connect;
  return path.startsWith('docs/apis/') ? platform : undefined;
});

/**
 * Returns the API that a block is about, on a page about our APIs. That's the page's API, unless the block names the
 * other one: a page that compares both has a column for each.
 */
export function apiOfBlock({text, columns}: TextBlock, page: CheckedPage): OwnApi | undefined {
  const {connect, platform} = ownApis();
  const api = apiOfPage(page);
  if (api !== platform) return api;
  const named = columns.length === 1 ? columns.join() : text;
  return /\bConnect API\b/.test(named) ? connect : api;
}

/** A paragraph, heading, or table row, as one line of text. In a table with a column for each of our APIs, a cell. */
export interface TextBlock {
  node: Nodes;
  /** The text, with inline code in backticks and cells separated by ` | `. */
  text: string;
  /** The heading above it, or its own text if it's a heading. */
  heading: string;
  /** The column titles, if it's a table row. */
  columns: string[];
}

/** The blocks that the page's writer wrote. */
export const blocksOf = oncePer(({tree}: CheckedPage): TextBlock[] => {
  const blocks: TextBlock[] = [];
  let heading = '';
  const addCell = (node: TableCell, column: string) => {
    if (isWritten(node)) blocks.push({node, text: flat(node), heading, columns: [column]});
  };
  const add = (node: Nodes, columns: string[] = []) => {
    if (!isWritten(node)) return;
    if (node.type === 'heading') heading = textOf(node);
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableRow')
      blocks.push({node, text: flat(node).replace(/\s+/g, ' '), heading, columns});
    else if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const titles = head?.children.map((cell) => textOf(cell)) ?? [];
      const compares =
        titles.filter((title) => /^(?:Connect|Platform) API$/.test(title)).length > 1;
      for (const row of rows) {
        if (!compares) add(row, titles);
        else for (const [index, cell] of row.children.entries()) addCell(cell, titles[index] ?? '');
      }
    } else if ('children' in node) for (const child of node.children) add(child);
  };
  add(tree);
  return blocks;
});

function flat(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'tableRow') return node.children.map(flat).join(' | ');
  if ('children' in node) return node.children.map(flat).join('');
  return 'value' in node ? node.value : '';
}
