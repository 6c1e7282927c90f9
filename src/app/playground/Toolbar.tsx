import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import LineIcon from '../../base/components/LineIcon';
import {useNotice} from '../../base/components/useNotice';
import {NotLoaded} from '../../base/worker/client';
import {hashOf, playgroundRoute} from '../../content/query-examples/link';
import type {QueryEngine} from '../../sample/engine/client';
import {closeIcon, expandIcon, linkIcon} from './icons';
import styles from './playground.module.css';
import QueryAction from './QueryAction';
import RunButton from './RunButton';
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
  /** Shows the examples, if they're on the page. */
  onExamples?: () => void;
  /** Restores the page's query, if there is one. */
  onReset?: () => void;
  /** Closes the playground, if it's part of a page. */
  onClose?: () => void;
}

/** The head of the playground: the actions for a query. */
export default function Toolbar({
  engine,
  text,
  isExplaining,
  onRun,
  onExplain,
  onReplace,
  onExamples,
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
    <div className="query-head">
      <span className="query-title query-wide">BQL</span>
      <span role="status" className={styles.message}>
        {failure || message}
      </span>
      {onExamples && <QueryAction onClick={onExamples}>Examples</QueryAction>}
      <QueryAction onClick={format}>Format</QueryAction>
      <QueryAction aria-expanded={isExplaining} onClick={onExplain}>
        Explain
      </QueryAction>
      {onReset && <QueryAction onClick={onReset}>Reset</QueryAction>}
      {onClose ? (
        <Link
          to={`${playgroundRoute}${hashOf(text)}`}
          className="query-action"
          aria-label="Open in playground"
          title="Open in playground"
        >
          <LineIcon d={expandIcon} width={18} />
        </Link>
      ) : (
        <QueryAction
          aria-label="Copy link"
          title="Copy link"
          onClick={() => copy('the link', `${window.location.origin}${address}${hashOf(text)}`)}
        >
          <LineIcon d={linkIcon} width={18} />
        </QueryAction>
      )}
      {onClose && (
        <QueryAction aria-label="Close playground" title="Close" onClick={onClose}>
          <LineIcon d={closeIcon} width={18} />
        </QueryAction>
      )}
      <RunButton aria-keyshortcuts="Control+Enter Meta+Enter" onClick={onRun}>
        <span className={styles.keys} aria-hidden="true">
          {isMac ? '⌘' : 'Ctrl'} ↵
        </span>
      </RunButton>
    </div>
  );
}
