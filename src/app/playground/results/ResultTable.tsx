import type {ReactNode} from 'react';
import ScrollableTable from '../../../base/components/ScrollableTable';
import type {Column} from '../../../bql/evaluate/result';
import type {Cell} from '../../../bql/evaluate/row';
import {textOfCell} from '../../../content/query-examples/cells';
import {badgeClasses, isRatingColumn} from '../../../content/tables/severity-columns';
import styles from '../playground.module.css';
import {nextOrder, type Order} from './sort';

interface Props {
  columns: readonly Column[];
  rows: readonly Cell[][];
  order: Order;
  onOrder: (order: Order) => void;
}

/** The rows of a result. Clicking a column heading sorts them. */
export default function ResultTable({columns, rows, order, onOrder}: Props): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          {columns.map(({label}, index) => {
            const direction = directionOf(order, index);
            return (
              <th key={index} scope="col" aria-sort={direction}>
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onOrder(nextOrder(order, index))}
                >
                  {label}
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {columns.map((column, index) => (
              <td key={index}>
                <CellText column={column} cell={cells[index] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function directionOf(order: Order, column: number) {
  if (order?.column !== column) return undefined;
  return order.descending ? 'descending' : 'ascending';
}

/** The text of a cell. Ratings are badges, as in tables on pages. */
function CellText({column: {label, ranks}, cell}: {column: Column; cell: Cell}): ReactNode {
  const text = textOfCell(cell);
  if (!isRatingColumn(label) || !ranks?.includes(text)) return text;
  return <span className={badgeClasses(text).join(' ')}>{text}</span>;
}
