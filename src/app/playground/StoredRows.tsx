import type {ReactNode} from 'react';
import ScrollableTable from '../../base/components/ScrollableTable';
import type {AnsweredQuery} from '../../content/query-examples/answer';
import {isNumeric} from '../../content/tables/result-columns';
import ResultCell from './results/ResultCell';

type Props = Pick<AnsweredQuery, 'columns' | 'rows' | 'count'>;

/** How many rows a query has, and its rows, before the reader runs it. */
export default function StoredRows({columns, rows, count}: Props): ReactNode {
  return (
    <>
      <p className="query-result">{count}</p>
      <ScrollableTable>
        <thead>
          <tr>
            {columns.map(({label, kind}, index) => (
              <th key={index} scope="col" align={isNumeric(kind) ? 'right' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {columns.map(({kind}, index) => (
                <ResultCell key={index} text={cells[index] ?? ''} kind={kind} />
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}
