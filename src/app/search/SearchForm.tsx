import type {ChangeEvent, FormEvent, RefObject} from 'react';
import styles from './SearchForm.module.css';
import SearchIcon from './SearchIcon';

/** The id of the one search field a page has. */
export const searchInputId = 'search-docs';

interface Props {
  placeholder: string;
  /** Value and listener where results follow each letter; without them, the form sends its reader to /search. */
  value?: string;
  onChange?: (query: string) => void;
  /** Value that a form without listener starts with. */
  defaultValue?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A large search field: a GET form, so that it works before the script arrives. */
export default function SearchForm({placeholder, value, onChange, defaultValue, inputRef}: Props) {
  const controlled = onChange && {
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  };
  return (
    <search>
      <form
        className={styles.form}
        action="/search"
        onSubmit={onChange && ((event: FormEvent) => event.preventDefault())}
      >
        <label className={styles.field} htmlFor={searchInputId}>
          <span className={styles.icon}>
            <SearchIcon />
          </span>
          <input
            {...(controlled ?? {defaultValue})}
            id={searchInputId}
            ref={inputRef}
            name="q"
            type="search"
            aria-label="Search docs"
            placeholder={placeholder}
            autoComplete="off"
            maxLength={64}
            required
          />
        </label>
        <button type="submit">Search</button>
      </form>
    </search>
  );
}
