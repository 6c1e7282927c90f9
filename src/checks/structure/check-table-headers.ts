import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage} from '../check';

/** Checks that every table column has a heading. Without one, screen readers don't say what its cells are. */
export const checkTableHeaders = onEachPage((page, report) => {
  for (const table of page.written('table')) {
    const empty = table.children[0]?.children.findIndex((cell) => textOf(cell).trim() === '') ?? -1;
    if (empty >= 0)
      report(
        table,
        `column ${empty + 1} of the table has no heading`,
        "write a word that describes the column's cells",
      );
  }
});
