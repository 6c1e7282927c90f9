import SearchIcon from '../../search/SearchIcon';
import styles from './explorer.module.css';
import {maxLength} from './query';

interface Props {
  label: string;
  /** An example of what to type. */
  placeholder: string;
  text: string;
  onText: (text: string) => void;
}

/** The field above a list. */
export default function SearchField({label, placeholder, text, onText}: Props) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <SearchIcon />
      <input
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        maxLength={maxLength}
        onChange={({target}) => onText(target.value)}
      />
    </label>
  );
}
