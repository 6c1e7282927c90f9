import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import LoadFailure from '../../base/components/LoadFailure';
import {loadAhead} from '../../docusaurus/late-script/load-ahead';
import {takeKept} from '../../docusaurus/stale-builds/kept';
import {useKept} from '../../docusaurus/stale-builds/useKept';
import {usePart} from '../../docusaurus/stale-builds/usePart';
import styles from './launcher.module.css';
import {browserMessages} from './message-store';
import type {FeedbackOptions} from './options';

const fetchDialog = async () => (await import('./FeedbackDialog')).default;

/**
 * The button on the right edge of every page. The rest of the widget is loaded when a reader reaches for the button.
 */
export default function FeedbackButton(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const options = siteConfig.customFields as unknown as FeedbackOptions;
  const isBrowser = useIsBrowser();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const {part: Dialog, isLoading, hasFailed, load} = usePart(fetchDialog);
  useRetry(options.feedbackUrl);

  const open = useCallback(() => {
    setOpen(true);
    load();
  }, [load]);

  useKept('feedback', () => isOpen || undefined);
  useEffect(() => {
    if (takeKept('feedback', (value) => value === true)) open();
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  const preload = () => loadAhead(fetchDialog);
  // Without JavaScript, the button would do nothing, so the static page doesn't contain it.
  if (!isBrowser) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.launcher}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        Feedback
      </button>
      {isOpen && Dialog && <Dialog options={options} onClose={close} />}
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
}

/** Sends messages left from an earlier visit or a lost connection. */
function useRetry(endpoint: string | undefined): void {
  useEffect(() => {
    if (!endpoint) return;
    const retry = async () => {
      const waiting = await browserMessages.all();
      if (waiting.some(({rejected}) => !rejected))
        await (await import('./deliver')).retry(endpoint);
    };
    const retryQuietly = () => void retry().catch(() => {});
    retryQuietly();
    window.addEventListener('online', retryQuietly);
    return () => window.removeEventListener('online', retryQuietly);
  }, [endpoint]);
}
