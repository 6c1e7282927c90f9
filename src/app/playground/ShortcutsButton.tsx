import type {ReactNode} from 'react';
import LineIcon from '../../base/components/LineIcon';
import styles from './playground.module.css';
import QueryAction from './QueryAction';
import {keyboardIcon} from './toolbar-icons';

interface Props {
  isOpen: boolean;
  onClick: () => void;
}

/** Shows the keys that work in a playground. A window without a keyboard has no button. */
export default function ShortcutsButton({isOpen, onClick}: Props): ReactNode {
  return (
    <QueryAction
      className={`query-action ${styles.hotkeys}`}
      aria-label="Shortcuts"
      title="Shortcuts"
      aria-expanded={isOpen}
      aria-keyshortcuts="?"
      onClick={onClick}
    >
      <LineIcon d={keyboardIcon} width={18} />
    </QueryAction>
  );
}
