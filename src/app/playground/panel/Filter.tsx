import type {KeyboardEvent, ReactNode} from 'react';
import SearchIcon from '../../search/SearchIcon';
import styles from './panel.module.css';

interface Props {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Opens the first entry that's found. */
  onEnter?: () => void;
}

/** The field at the top of a list. Escape empties it, and Enter opens the first entry that has the typed words. */
export default function Filter({label, text, onText, onEnter}: Props): ReactNode {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onText('');
    if (event.key !== 'Enter' || !onEnter || !text.trim()) return;
    // The focus moves to the editor, where the same key press must not start a line.
    event.preventDefault();
    onEnter();
  }
  return (
    <div className={styles.filter}>
      <SearchIcon />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
