import {type ComponentProps, type ReactNode, useCallback, useRef, useState} from 'react';
import LoadFailure from '../../base/components/LoadFailure';
import {loadAhead} from '../../docusaurus/late-script/load-ahead';
import {usePart} from '../../docusaurus/stale-builds/usePart';
import styles from './launcher.module.css';
import type {FeedbackOptions} from './options';

const fetchDialog = async () => (await import('./FeedbackDialog')).default;

interface FeedbackDialogControl {
  isOpen: boolean;
  open: () => void;
  /** Properties of the button that opens the dialog. */
  button: ComponentProps<'button'>;
  /** The dialog while it's open, or a message if it couldn't be loaded. */
  dialog: ReactNode;
}

/**
 * The feedback dialog of a button. It's loaded when a reader opens it or reaches for the button, and gives the focus
 * back to the button when it closes.
 *
 * @param isReport whether the button is for problems with the page
 */
export function useFeedbackDialog(
  options: FeedbackOptions,
  isReport = false,
): FeedbackDialogControl {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const {part: Dialog, isLoading, hasFailed, load} = usePart(fetchDialog);

  const open = useCallback(() => {
    setOpen(true);
    load();
  }, [load]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  const preload = () => loadAhead(fetchDialog);

  const dialog = (
    <>
      {isOpen && Dialog && <Dialog options={options} isReport={isReport} onClose={close} />}
      {isOpen && hasFailed && (
        <p className={styles.failure}>
          <LoadFailure isRetrying={isLoading} onRetry={load} onClose={close}>
            The feedback form couldn't be loaded. You can also{' '}
            <a href={`mailto:${options.supportEmail}`}>write an email</a>.
          </LoadFailure>
        </p>
      )}
    </>
  );
  return {
    isOpen,
    open,
    button: {
      ref: button,
      type: 'button',
      'aria-haspopup': 'dialog',
      onPointerEnter: preload,
      onFocus: preload,
      onClick: open,
    },
    dialog,
  };
}
