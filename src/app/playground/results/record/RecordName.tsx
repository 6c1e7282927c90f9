import type {ReactNode} from 'react';
import styles from './record.module.css';

/** A record's name, which opens the record. */
export default function RecordName({
  children,
  onOpen,
}: {
  children: ReactNode;
  onOpen: () => void;
}): ReactNode {
  return (
    <button type="button" className={styles.record} onClick={onOpen}>
      {children}
    </button>
  );
}
