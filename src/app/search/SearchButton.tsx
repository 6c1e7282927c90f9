import Head from '@docusaurus/Head';
import {useCallback, useEffect, useRef, useState} from 'react';
import {useIsMac} from '../../base/components/useIsMac';
import {isSearchShortcut, startsShortcut} from '../../base/search-shortcut';
import {loadAhead} from '../../docusaurus/late-script/load-ahead';
import {takeTyped} from '../../docusaurus/late-script/take-typed';
import {takeKept} from '../../docusaurus/stale-builds/kept';
import SearchDialog from './dialog/SearchDialog';
import {loadModal} from './dialog/useModal';
import {useSearchSettings} from './dialog/useSearchSettings';
import styles from './SearchButton.module.css';
import SearchIcon from './SearchIcon';

/** The search button in the navbar. It looks like DocSearch's button and has the same keyboard shortcuts. */
export default function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const settings = useSearchSettings();
  const [isOpen, setIsOpen] = useState(false);
  const initialQuery = useRef('');
  const isMac = useIsMac();
  const open = useCallback(() => {
    initialQuery.current ||= takeTyped();
    setIsOpen(true);
  }, []);
  const preload = useCallback(() => loadAhead(() => loadModal(settings)), [settings]);
  useSearchShortcut(isOpen, open, preload);

  useEffect(() => {
    const query = takeKept('search', (value) => typeof value === 'string');
    if (query === undefined) return;
    initialQuery.current = query;
    open();
  }, [open]);

  function close() {
    initialQuery.current = '';
    setIsOpen(false);
    // The dialog returns the focus to the previous element. If there was none, the button gets the focus.
    if (document.activeElement === document.body) button.current?.focus();
  }

  return (
    <>
      {settings.isHosted && <Preconnect appId={settings.appId} />}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={open}
      >
        <SearchIcon />
        <span className={styles.label}>Search docs</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd>{isMac ? '⌘' : 'Ctrl'}</kbd> <kbd>K</kbd>
        </span>
      </button>
      {isOpen && <SearchDialog initialQuery={initialQuery.current} onClose={close} />}
    </>
  );
}

/** Opens search with a keyboard shortcut, unless the dialog is open and handles its own keys. */
function useSearchShortcut(isOpen: boolean, open: () => void, preload: () => void) {
  useEffect(() => {
    if (isOpen) return;
    function onKeyDown(event: KeyboardEvent) {
      if (startsShortcut(event)) preload();
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, preload]);
}

/** Connects the browser to the hosts of the index before the first query. */
function Preconnect({appId}: {appId: string}) {
  return (
    <Head>
      <link rel="preconnect" href={`https://${appId}-dsn.algolia.net`} crossOrigin="anonymous" />
    </Head>
  );
}
