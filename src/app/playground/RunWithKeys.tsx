import type {ReactNode} from 'react';
import {useIsMac} from '../../base/components/useIsMac';
import styles from './playground.module.css';
import RunButton from './RunButton';

/** The button that runs what an editor contains, with the keys that do the same. */
export default function RunWithKeys({onRun}: {onRun: () => void}): ReactNode {
  const isMac = useIsMac();
  return (
    <RunButton aria-keyshortcuts="Control+Enter Meta+Enter" onClick={onRun}>
      <span className={styles.keys} aria-hidden="true">
        {isMac ? '⌘' : 'Ctrl'} ↵
      </span>
    </RunButton>
  );
}
