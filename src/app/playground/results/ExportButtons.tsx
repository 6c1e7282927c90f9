import type {ReactNode} from 'react';
import type {Cell} from '../../../bql/evaluate/row';
import type {Run} from '../../../sample/engine/operations';
import styles from '../playground.module.css';
import QueryAction from '../QueryAction';
import {useCopy} from '../useCopy';
import {toCsv, toJson} from './export';

interface Props {
  result: NonNullable<Run['result']>;
  /** The result's rows in the reader's sort order. */
  rows: Cell[][];
}

/** Buttons that copy and download a result's rows. */
export default function ExportButtons({result: {columns, returned}, rows}: Props): ReactNode {
  const [message, copy] = useCopy();
  const part = rows.length < returned ? `the first ${rows.length.toLocaleString('en')} rows ` : '';

  function download() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([toCsv(columns, rows)], {type: 'text/csv'}));
    link.download = 'result.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <div className={styles.exports}>
      <span role="status">{message}</span>
      <QueryAction onClick={() => copy(`${part}as CSV`, toCsv(columns, rows))}>
        Copy CSV
      </QueryAction>
      <QueryAction onClick={() => copy(`${part}as JSON`, toJson(columns, rows))}>
        Copy JSON
      </QueryAction>
      <QueryAction onClick={download}>Download CSV</QueryAction>
    </div>
  );
}
