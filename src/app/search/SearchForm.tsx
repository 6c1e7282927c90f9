import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ChangeEvent, FormEvent, RefObject} from 'react';
import {longestQuery} from '../../search/index/query-length';
import styles from './SearchForm.module.css';
import SearchIcon from './SearchIcon';

/** The ID of the search field. A page has only one. */
export const searchInputId = 'search-docs';

interface Props {
  placeholder: string;
  /** The value and listener if results update as the reader types. Without them, the form opens /search. */
  value?: string;
  onChange?: (query: string) => void;
  /** The initial value of a form without a listener. */
  defaultValue?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A large search field in a GET form, so that it works before the script is loaded. */
export default function SearchForm({placeholder, value, onChange, defaultValue, inputRef}: Props) {
  const controlled = onChange && {
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  };
  return (
    <search>
      <form
        className={styles.form}
        action={useBaseUrl('/search')}
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
            maxLength={longestQuery}
            required
          />
        </label>
        <button type="submit" className="button button--primary">
          Search
        </button>
      </form>
    </search>
  );
}
