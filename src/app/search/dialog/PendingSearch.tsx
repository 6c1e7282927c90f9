import useBaseUrl from '@docusaurus/useBaseUrl';
import {type RefObject, useEffect, useState} from 'react';
import {maxQueryLength} from '../../../base/search-field';
import SearchIcon from '../SearchIcon';
import TryAgain from '../TryAgain';

interface Props {
  /** Holds the text typed so far, for the modal that replaces this component. */
  typed: RefObject<string>;
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown in the dialog until DocSearch is loaded: a field in the same position that already accepts the query. */
export default function PendingSearch({typed, hasFailed, onRetry, onClose}: Props) {
  const isStalled = useStalled(!hasFailed);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click outside the modal; Escape and Cancel close it, too
    <div
      className="search-around"
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="search-modal">
        <form className="search-bar" action={useBaseUrl('/search')}>
          <label className="search-field">
            {isStalled ? <span className="search-spinner" /> : <SearchIcon />}
            <input
              // biome-ignore lint/a11y/noAutofocus: the reader opened the dialog to use the field
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
          <button type="button" className="search-cancel" onClick={onClose}>
            Cancel
          </button>
        </form>
        <p className="search-pending" role="status">
          {isStalled && 'Search is loading…'}
        </p>
        {hasFailed && (
          <div className="search-failure" role="alert">
            <p>Unable to fetch results</p>
            <p>You might want to check your network connection.</p>
            <TryAgain onClick={onRetry} />
          </div>
        )}
      </div>
    </div>
  );
}

/** After this time, DocSearch also shows that a response is slow. */
const stallMilliseconds = 300;

/** Whether something takes so long that it should be indicated. */
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
