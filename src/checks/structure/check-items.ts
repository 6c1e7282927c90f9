import type {Parents} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage, type Report} from '../check';

/** Columns whose empty cell says "none": what most rows do not have. */
const sparse = ['Default', 'Conversion', 'Example', 'Range', 'Section', 'Instead', ''];

/**
 * No list and no table says a thing twice, and each cell says something, unless its whole column is empty. Steps may
 * repeat: "Select **Next**."
 */
export const checkItems = onEachPage((page, report) => {
  for (const list of page.written('list')) {
    if (!list.ordered) refuseTwins(list.children, 'item of the list', report);
  }
  for (const {children} of page.written('table')) {
    const [head, ...rows] = children;
    refuseTwins(rows, 'row of the table', report);
    for (const [index, title] of (head?.children ?? []).entries()) {
      const cells = rows.map((row) => row.children[index]);
      const isEmpty = (cell: (typeof cells)[number]) => cell?.children.length === 0;
      if (sparse.includes(textOf(title)) || cells.every(isEmpty)) continue;
      for (const cell of cells) {
        if (!cell || !isEmpty(cell)) continue;
        const wrong = `an empty cell below "${textOf(title)}"`;
        report(cell, wrong, 'fill it in; where there is nothing to say, write "None" or "—"');
      }
    }
  }
});

function refuseTwins(nodes: Parents[], what: string, report: Report) {
  const seen = new Set<string>();
  for (const node of nodes) {
    // Pictures and results that derived parts make have no text.
    const text = textOf(node).trim().toLowerCase();
    if (text !== '' && seen.has(text))
      report(node, `the ${what} is there twice: "${text.slice(0, 40)}"`, 'delete one of the two');
    seen.add(text);
  }
}
