import {type ReactNode, useRef, useState} from 'react';
import styles from './first-rows.module.css';

interface Props {
  /** How many rows there are, as readers see it. */
  total: string;
  /** The table. */
  children: ReactNode;
}

/** The number of rows in first-rows.module.css. */
const shown = 25;

/** A long table, of which a reader sees the first rows until they ask for the rest. */
export default function FirstRows({total, children}: Props): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const element = useRef<HTMLDivElement>(null);

  /** The button disappears, so the focus moves to the first row that it shows. */
  function showAll() {
    setIsWhole(true);
    requestAnimationFrame(() => {
      const rows = element.current?.querySelectorAll('tbody tr');
      rows?.[shown]?.querySelector('a')?.focus();
    });
  }

  return (
    <div ref={element} className={styles.rows} data-shortened={isWhole ? undefined : ''}>
      {children}
      {!isWhole && (
        <button type="button" className="button" onClick={showAll}>
          Show all {total}
        </button>
      )}
    </div>
  );
}
