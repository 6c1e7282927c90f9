import type {ReactNode} from 'react';
import {textOfCell} from '../../content/query-examples/cells';
import {countOf} from '../../content/query-examples/count';
import {kindsOfColumns} from '../../content/tables/result-columns';
import type {Run} from '../../sample/engine/operations';
import StoredRows from '../playground/StoredRows';

/** The most rows that an exercise shows. */
const shownRows = 10;

/** The first rows that a reader's query found. */
export default function FoundRows({result}: {result: NonNullable<Run['result']>}): ReactNode {
  const {columns, returned, total} = result;
  const rows = result.rows.slice(0, shownRows);
  const kinds = kindsOfColumns(columns, rows);
  return (
    <StoredRows
      columns={columns.map(({label}, index) => ({label, kind: kinds[index] ?? 'text'}))}
      rows={rows.map((cells) => cells.map((cell, index) => textOfCell(cell, kinds[index])))}
      count={countOf({shown: rows.length, returned, total})}
    />
  );
}
