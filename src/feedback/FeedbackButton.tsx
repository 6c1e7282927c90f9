import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react';
import type {Props as DialogProps} from './FeedbackDialog';
import {browserMessages} from './message-store';
import type {FeedbackOptions} from './options';
import styles from './styles.module.css';

const loadDialog = () => import('./FeedbackDialog');

/** The button at the right edge of every page. All else of the widget loads when a reader reaches for it. */
export default function FeedbackButton(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const options = siteConfig.customFields as unknown as FeedbackOptions;
  const isBrowser = useIsBrowser();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  useRetry(options.feedbackUrl);

  async function open() {
    try {
      const {default: loaded} = await loadDialog();
      setDialog(() => loaded);
    } catch {
      // Offline before the dialog was ever loaded: the mail program still takes a message.
      window.location.href = `mailto:${options.supportEmail}`;
    }
  }

  function close() {
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
      if (waiting.length > 0) await (await import('./deliver')).retry(endpoint);
    };
    const retryQuietly = () => void retry().catch(() => {});
    retryQuietly();
    window.addEventListener('online', retryQuietly);
    return () => window.removeEventListener('online', retryQuietly);
  }, [endpoint]);
}
