import {type KeyboardEvent, useCallback, useLayoutEffect, useRef} from 'react';
import {createPortal} from 'react-dom';
import {useKept} from '../../../docusaurus/stale-builds/useKept';
import {keepFocusInside} from './focus';
import PendingSearch from './PendingSearch';
import './search-dialog.css';
import {useModal} from './useModal';

interface Props {
  initialQuery: string;
  onClose: () => void;
}

/**
 * The search dialog. It opens immediately with its own field, so that no input is lost while DocSearch is loading. A
 * native modal dialog makes the page behind it inert and restores the focus.
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
    // DocSearch's field handles Escape. Without this, the browser would close the dialog.
    const isEscape = key === 'Escape' && !nativeEvent.isComposing;
    if (!isShortcut && !isEscape) return;
    event.preventDefault();
    close();
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="search-dialog"
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
