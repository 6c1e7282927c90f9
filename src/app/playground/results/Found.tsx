import {type ReactNode, useMemo, useState} from 'react';
import type {Run} from '../../../sample/engine/operations';
import styles from '../playground.module.css';
import {useCopy} from '../useCopy';
import {toCsv, toJson} from './export';
import ResultTable from './ResultTable';
import {inOrder, type Order} from './sort';

/** How many rows are shown before a reader requests all of them: more than fill a screen. */
const firstRows = 100;

/** A query's rows in the reader's sort order, with buttons to copy them. */
export default function Found({result}: {result: NonNullable<Run['result']>}): ReactNode {
  const {columns, rows} = result;
  const [order, setOrder] = useState<Order>();
  const [isWhole, setWhole] = useState(false);
  const [message, copy] = useCopy();
  const sorted = useMemo(() => inOrder(rows, columns, order), [rows, columns, order]);
  if (rows.length === 0) return null;
  const shown = isWhole ? sorted : sorted.slice(0, firstRows);
  return (
    <>
      <div className={styles.copy}>
        <span role="status">{message}</span>
        <button type="button" onClick={() => copy('as CSV', toCsv(columns, sorted))}>
          Copy CSV
        </button>
        <button type="button" onClick={() => copy('as JSON', toJson(columns, sorted))}>
          Copy JSON
        </button>
      </div>
      <div className={styles.table}>
        <ResultTable columns={columns} rows={shown} order={order} onOrder={setOrder} />
        {shown.length < rows.length && (
          <button type="button" className={styles.all} onClick={() => setWhole(true)}>
            Show all {rows.length.toLocaleString('en')} rows
          </button>
        )}
      </div>
    </>
  );
}
