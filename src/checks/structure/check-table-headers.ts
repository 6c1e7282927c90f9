import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage} from '../check';

/** Every column of a table has a heading: without one, a screen reader says nothing of its cells. */
export const checkTableHeaders = onEachPage((page, report) => {
  for (const table of page.written('table')) {
    const empty = table.children[0]?.children.findIndex((cell) => textOf(cell).trim() === '') ?? -1;
    if (empty >= 0)
      report(
        table,
        `column ${empty + 1} of the table has no heading`,
        'say in a word what its cells are',
      );
  }
});
