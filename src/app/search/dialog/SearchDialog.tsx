import {type KeyboardEvent, useCallback, useLayoutEffect, useRef} from 'react';
import {createPortal} from 'react-dom';
import {useKept} from '../../../docusaurus/stale-builds/useKept';
import {keepFocusInside} from './focus';
import PendingSearch from './PendingSearch';
import styles from './SearchDialog.module.css';
import {useModal} from './useModal';

interface Props {
  initialQuery: string;
  onClose: () => void;
}

/**
 * The dialog that search opens in. It stands at once, with a field of its own, so that nothing that is typed is lost
 * while DocSearch loads; a native modal dialog makes the page behind it inert and gives the focus back.
 */
export default function SearchDialog({initialQuery, onClose}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useRef(initialQuery);
  const {Modal, hasFailed, retry} = useModal();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = useCallback(() => dialog.current?.close(), []);
  useKept('search', () => dialog.current?.querySelector('input')?.value);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const {key, ctrlKey, metaKey, nativeEvent} = event;
    if (key === 'Tab') keepFocusInside(event.currentTarget, event);
    const isShortcut = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
    // DocSearch's field keeps Escape to itself, else the browser would close the dialog.
    const isEscape = key === 'Escape' && !nativeEvent.isComposing;
    if (!isShortcut && !isEscape) return;
    event.preventDefault();
    close();
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search docs"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {Modal ? (
        <Modal initialQuery={typed.current} onClose={close} />
      ) : (
        <PendingSearch hasFailed={hasFailed} onRetry={retry} typed={typed} onClose={close} />
      )}
    </dialog>,
    document.body,
  );
}
