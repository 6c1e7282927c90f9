import type {ReactNode} from 'react';
import SearchIcon from '../../search/SearchIcon';
import styles from './panel.module.css';

interface Props {
  label: string;
  text: string;
  onText: (text: string) => void;
}

/** The field at the top of a list. Escape empties it. */
export default function Filter({label, text, onText}: Props): ReactNode {
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
        onKeyDown={({key}) => key === 'Escape' && onText('')}
      />
    </div>
  );
}
