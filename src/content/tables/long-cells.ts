import type {Root, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isResult} from '../query-examples/is-result';
import {classOfCell} from './result-columns';

/** A remark plugin that lets long texts in a query's result wrap. */
export default function longCells() {
  return (tree: Root) => {
    visit(tree, 'table', (table: Table) => {
      if (!isResult(table)) return;
      for (const {children} of table.children.slice(1))
        for (const cell of children) {
          const className = classOfCell(textOf(cell));
          if (className)
            cell.data = {
              ...cell.data,
              hProperties: {...cell.data?.hProperties, className: [className]},
            };
        }
    });
  };
}
