import {type ReactNode, useId, useLayoutEffect, useRef} from 'react';
import styles from './dialog.module.css';
import FeedbackForm from './FeedbackForm';
import type {FeedbackOptions} from './options';

export interface FeedbackDialogProps {
  options: FeedbackOptions;
  /** Whether a reader reports a problem with the page, which the dialog asks for in its own words. */
  isReport: boolean;
  onClose: () => void;
}

/** The dialog in the bottom right corner. Closing it keeps what the reader typed, because the form saves a draft. */
export default function FeedbackDialog({
  options,
  isReport,
  onClose,
}: FeedbackDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  // Must run before the form's own effect, which can focus a field only in an open dialog.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      // In browsers that support this attribute, a click outside closes the dialog.
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.header}>
        <h2 id={title} className={styles.title}>
          {isReport ? 'Report a problem with this page' : 'How can we help?'}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
      <FeedbackForm options={options} isReport={isReport} />
    </dialog>
  );
}
