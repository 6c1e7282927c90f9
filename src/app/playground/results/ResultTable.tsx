import {Fragment, type ReactNode} from 'react';
import ScrollableTable from '../../../base/components/ScrollableTable';
import type {Column} from '../../../bql/evaluate/result';
import {type Cell, isRecord} from '../../../bql/evaluate/row';
import type {Origin} from '../../../bql/explore/origins';
import type {GraphRecord} from '../../../bql/graph';
import {textOfCell} from '../../../content/query-examples/cells';
import {isNumeric, kindsOfColumns} from '../../../content/tables/result-columns';
import type {Order} from '../../../sample/engine/order';
import styles from '../playground.module.css';
import ResultCell, {CellContent} from './ResultCell';
import RecordName from './record/RecordName';
import {nextOrder} from './sort';

interface Props {
  columns: readonly Column[];
  rows: readonly Cell[][];
  /** If the rows show no records: the records that each was made from. */
  origins?: readonly Origin[][];
  order: Order;
  onOrder: (order: Order) => void;
  /** @param origins if the row was opened: the records that it was made from */
  onRecord: (record: GraphRecord, origins?: readonly Origin[]) => void;
}

/**
 * The rows of a result. Clicking a column heading sorts them, and clicking a record's name opens the record. A row
 * without records opens by its first cell.
 */
export default function ResultTable(props: Props): ReactNode {
  const {columns, rows, origins, order, onOrder, onRecord} = props;
  const kinds = kindsOfColumns(columns, rows);
  return (
    <ScrollableTable>
      <thead>
        <tr>
          {columns.map(({label}, index) => {
            const direction = directionOf(order, index);
            return (
              <th
                key={index}
                scope="col"
                aria-sort={direction}
                align={isNumeric(kinds[index]) ? 'right' : undefined}
              >
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
            {columns.map(({ranks}, index) => {
              const kind = kinds[index] ?? 'text';
              const text = textOfCell(cells[index] ?? null, kind);
              // A column of ratings can contain a value that isn't one.
              const isOther = kind === 'rating' && !ranks?.includes(text);
              const cell = {text, kind: isOther ? 'text' : kind} as const;
              const [origin] = (index === 0 && origins?.[row]) || [];
              return (
                <ResultCell key={index} {...cell}>
                  {origin ? (
                    <RecordName onOpen={() => onRecord(origin.record, origins?.[row])}>
                      <CellContent {...cell} />
                    </RecordName>
                  ) : (
                    namesIn(cells[index] ?? null, onRecord)
                  )}
                </ResultCell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** The names of a cell's records. A cell without records has its text. */
function namesIn(cell: Cell, onRecord: Props['onRecord']): ReactNode {
  const records = [cell].flat().filter(isRecord);
  if (records.length === 0) return undefined;
  return records.map((record, index) => (
    <Fragment key={record.id}>
      {index > 0 && ', '}
      <RecordName onOpen={() => onRecord(record)}>{textOfCell(record)}</RecordName>
    </Fragment>
  ));
}

function directionOf(order: Order, column: number) {
  if (order?.column !== column) return undefined;
  return order.descending ? 'descending' : 'ascending';
}
