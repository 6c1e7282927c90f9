import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {useNotice} from '../../base/components/useNotice';
import {NotLoaded} from '../../base/worker/client';
import {hashOf, playgroundRoute} from '../../content/query-examples/link';
import type {QueryEngine} from '../../sample/engine/client';
import styles from './playground.module.css';
import {useCopy} from './useCopy';

interface Props {
  engine: QueryEngine;
  /** The current query. */
  text: string;
  isExplaining: boolean;
  onRun: () => void;
  onExplain: () => void;
  /** Replaces the query. */
  onReplace: (text: string) => void;
  /** Restores the page's query, if there is one. */
  onReset?: () => void;
  /** Closes the playground, if it's part of a page. */
  onClose?: () => void;
}

/** The actions for a query. */
export default function Toolbar({
  engine,
  text,
  isExplaining,
  onRun,
  onExplain,
  onReplace,
  onReset,
  onClose,
}: Props): ReactNode {
  const address = useBaseUrl(playgroundRoute);
  const isMac = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);
  const [message, copy] = useCopy();
  const [failure, setFailure] = useNotice();

  async function format() {
    // An invalid query stays as it is. Its errors are listed.
    const formatted = await engine.ask('format', [text]).catch((error) => {
      if (error instanceof NotLoaded) setFailure(error.message);
    });
    if (formatted) onReplace(formatted);
  }

  return (
    <div className={styles.toolbar}>
      <button
        type="button"
        className={styles.run}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={onRun}
      >
        Run <span aria-hidden="true">{isMac ? '⌘' : 'Ctrl'} ↵</span>
      </button>
      <button type="button" onClick={format}>
        Format
      </button>
      <button type="button" aria-expanded={isExplaining} onClick={onExplain}>
        Explain
      </button>
      {onReset && (
        <button type="button" onClick={onReset}>
          Reset
        </button>
      )}
      <span role="status" className={styles.message}>
        {failure || message}
      </span>
      {onClose ? (
        <>
          <Link to={`${playgroundRoute}${hashOf(text)}`} aria-label="Open full screen">
            <Icon path="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
          </Link>
          <button type="button" aria-label="Close playground" onClick={onClose}>
            <Icon path="M3 3l10 10M13 3L3 13" />
          </button>
        </>
      ) : (
        <button
          type="button"
          onClick={() => copy('the link', `${window.location.origin}${address}${hashOf(text)}`)}
        >
          Copy link
        </button>
      )}
    </div>
  );
}

function Icon({path}: {path: string}): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
