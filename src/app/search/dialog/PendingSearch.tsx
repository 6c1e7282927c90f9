import {type RefObject, useEffect, useState} from 'react';
import SearchIcon from '../SearchIcon';
import TryAgain from '../TryAgain';
import {maxQueryLength} from './query';
import styles from './SearchDialog.module.css';

interface Props {
  /** Takes what is typed, for the modal that follows. */
  typed: RefObject<string>;
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** What the dialog shows until DocSearch has loaded: its field, in its place, that already takes the query. */
export default function PendingSearch({typed, hasFailed, onRetry, onClose}: Props) {
  const isStalled = useStalled(!hasFailed);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click next to the modal; Escape and Cancel close it, too
    <div
      className={styles.container}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.modal}>
        <form className={styles.bar} action="/search">
          <label className={styles.field}>
            {isStalled ? <span className={styles.spinner} /> : <SearchIcon />}
            <input
              // biome-ignore lint/a11y/noAutofocus: the reader asked for the field
              autoFocus
              type="search"
              name="q"
              aria-label="Search docs"
              placeholder="Search docs"
              autoComplete="off"
              maxLength={maxQueryLength}
              defaultValue={typed.current}
              onChange={(event) => {
                typed.current = event.target.value;
              }}
            />
          </label>
          <button type="button" className={styles.cancel} onClick={onClose}>
            Cancel
          </button>
        </form>
        <p className={styles.pending} role="status">
          {isStalled && 'Search is loading…'}
        </p>
        {hasFailed && (
          <div className={styles.failure} role="alert">
            <p>Unable to fetch results</p>
            <p>You might want to check your network connection.</p>
            <TryAgain onClick={onRetry} />
          </div>
        )}
      </div>
    </div>
  );
}

/** After this time, DocSearch too shows that an answer is long in coming. */
const stallMilliseconds = 300;

/** Whether something is under way for so long that the reader should be told. */
function useStalled(isUnderWay: boolean): boolean {
  const [isStalled, setIsStalled] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setIsStalled(true), stallMilliseconds);
    return () => {
      clearTimeout(timer);
      setIsStalled(false);
    };
  }, [isUnderWay]);
  return isStalled;
}
