import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect} from 'react';
import styles from './SearchButton.module.css';
import {searchInputId} from './SearchForm';
import SearchIcon from './SearchIcon';
import {isSearchShortcut} from './shortcut';

/** The navbar's way to search: a button with the look of DocSearch's, and its keyboard shortcuts. */
export default function SearchButton() {
  const openSearch = useOpenSearch();
  const isMac = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Search docs"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={openSearch}
    >
      <SearchIcon />
      <span className={styles.label}>Search docs</span>
      <span className={styles.keys} aria-hidden="true">
        <kbd>{isMac ? '⌘' : 'Ctrl'}</kbd> <kbd>K</kbd>
      </span>
    </button>
  );
}

/** Opens the search page, or puts the cursor into the search field of the page; the shortcuts do the same. */
function useOpenSearch() {
  const history = useHistory();
  const openSearch = useCallback(() => {
    const input = document.getElementById(searchInputId);
    if (input) input.focus();
    else history.push('/search');
  }, [history]);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      openSearch();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [openSearch]);
  return openSearch;
}
