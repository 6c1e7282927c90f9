import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';
import {takeKept} from '../../docusaurus/stale-builds/kept';
import {useKept} from '../../docusaurus/stale-builds/useKept';
import styles from './launcher.module.css';
import {browserMessages} from './message-store';
import type {FeedbackOptions} from './options';
import {useFeedbackDialog} from './useFeedbackDialog';

/**
 * The button at the end of every page: in the footer, where it covers nothing, or below a page without one. The rest of
 * the widget is loaded when a reader reaches for the button.
 */
export default function FeedbackButton(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const options = siteConfig.customFields as unknown as FeedbackOptions;
  const isBrowser = useIsBrowser();
  const {isOpen, open, button, dialog} = useFeedbackDialog(options);
  useRetry(options.feedbackUrl);

  useKept('feedback', () => isOpen || undefined);
  useEffect(() => {
    if (takeKept('feedback', (value) => value === true)) open();
  }, [open]);

  // Without JavaScript, the button would do nothing, so the static page doesn't contain it.
  if (!isBrowser) return null;
  return (
    <>
      <button {...button} className={clsx('button', styles.launcher)}>
        Feedback
      </button>
      {dialog}
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
