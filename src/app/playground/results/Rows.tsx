import {type ComponentProps, type ReactNode, useState} from 'react';
import styles from '../playground.module.css';
import ResultTable from './ResultTable';

/** How many rows are shown before a reader requests all of them: more than fill a screen. */
const firstRows = 100;

interface Props extends ComponentProps<typeof ResultTable> {
  /** How many rows the query returned, including the ones that the page doesn't have. */
  returned: number;
}

/** A table of a result's first rows, and more of them when the reader asks. */
export default function Rows({rows, returned, ...props}: Props): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  return (
    <>
      <ResultTable {...props} rows={shown} />
      {shown.length < rows.length && (
        <button type="button" className={styles.all} onClick={() => setWhole(true)}>
          Show {rows.length < returned ? 'the first' : 'all'} {rows.length.toLocaleString('en')}{' '}
          rows
        </button>
      )}
    </>
  );
}
