import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {takeKept} from '../recovery/kept';
import {loadPart} from '../recovery/recover';
import {useKept} from '../recovery/useKept';
import type {Props as DialogProps} from './FeedbackDialog';
import styles from './launcher.module.css';
import {browserMessages} from './message-store';
import type {FeedbackOptions} from './options';

const loadDialog = () => import('./FeedbackDialog');

/** The button at the right edge of every page. All else of the widget loads when a reader reaches for it. */
export default function FeedbackButton(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const options = siteConfig.customFields as unknown as FeedbackOptions;
  const isBrowser = useIsBrowser();
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  useRetry(options.feedbackUrl);

  const open = useCallback(async () => {
    isWanted.current = true;
    try {
      const {default: loaded} = await loadPart(loadDialog);
      setDialog(() => loaded);
    } catch {
      // Offline before the dialog was ever loaded: the mail program still takes a message.
      window.location.href = `mailto:${options.supportEmail}`;
    }
  }, [options.supportEmail]);

  useKept('feedback', () => isWanted.current || undefined);
  useEffect(() => {
    if (takeKept('feedback', (value) => value === true)) void open();
  }, [open]);

  function close() {
    isWanted.current = false;
    setDialog(undefined);
    button.current?.focus();
  }

  const preload = () => void loadDialog().catch(() => {});
  // Without JavaScript the button could do nothing, so the static page does not have it.
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
      {Dialog && <Dialog options={options} onClose={close} />}
    </>
  );
}

/** Sends what an earlier visit or a lost connection left behind. */
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
