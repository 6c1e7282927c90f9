import type {List, Parents} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage, type Report} from '../check';
import type {CheckedPage} from '../page';
import {sectionOf} from './page-section';

/** Columns where an empty cell means "none", because most rows have nothing there. */
const sparse = ['Default', 'Conversion', 'Example', 'Range', 'Section', 'Instead', ''];

/**
 * Checks that a list has several items, that no list or table repeats an item or a row, and that no cell is empty
 * unless its whole column is. Steps can repeat: "Select **Next**."
 */
export const checkItems = onEachPage((page, report) => {
  for (const list of page.written('list')) {
    if (list.ordered) continue;
    refuseTwins(list.children, 'list item', report);
    if (list.children.length === 1 && !canBeShort(list, page))
      report(list, 'a list has only one item', 'write a sentence instead');
  }
  for (const {children} of page.written('table')) {
    const [head, ...rows] = children;
    refuseTwins(rows, 'table row', report);
    for (const [index, title] of (head?.children ?? []).entries()) {
      const cells = rows.map((row) => row.children[index]);
      const isEmpty = (cell: (typeof cells)[number]) => cell?.children.length === 0;
      if (sparse.includes(textOf(title)) || cells.every(isEmpty)) continue;
      for (const cell of cells) {
        if (!cell || !isEmpty(cell)) continue;
        const wrong = `a cell below "${textOf(title)}" is empty`;
        report(cell, wrong, 'fill in the cell; if there is nothing to say, write "None" or "–"');
      }
    }
  }
});

/** In release notes, a section with one entry has a list like all others. The build adds to the related pages. */
const canBeShort = (list: List, page: CheckedPage): boolean =>
  page.path.startsWith('docs/releases/') ||
  (sectionOf(page, 'Related pages')?.nodes.includes(list) ?? false);

function refuseTwins(nodes: Parents[], what: string, report: Report) {
  const seen = new Set<string>();
  for (const node of nodes) {
    // Pictures and results from derived parts don't have text.
    const text = textOf(node).trim().toLowerCase();
    if (text !== '' && seen.has(text))
      report(node, `the ${what} appears twice: "${text.slice(0, 40)}"`, 'delete one of the two');
    seen.add(text);
  }
}
