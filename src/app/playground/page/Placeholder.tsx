import type {ReactNode} from 'react';
import {escapeHtml} from '../../../base/text/html';
import {linesOf} from '../../../content/highlight/lines';
import type {AnsweredQuery} from '../../../content/query-examples/answer';
import RunButton from '../RunButton';
import Skeleton from '../results/Skeleton';
import StoredRows from '../StoredRows';
import styles from './page.module.css';

interface Props {
  answer: AnsweredQuery;
  /** The query that the reader's link opens, if it isn't the answered one. */
  linked?: string;
  /** Whether the playground is being loaded. */
  isBusy: boolean;
  /** Called when the reader presses Run. The playground runs its query when it's loaded. */
  onRun: () => void;
}

/** The playground's frame before it's loaded, with the first example's rows, also for readers without JavaScript. */
export default function Placeholder({answer, linked, isBusy, onRun}: Props): ReactNode {
  const text = linked ?? answer.query;
  const html = linked === undefined ? answer.highlighted : escapeHtml(linked);
  return (
    <div className="query">
      <div className="query-head">
        <span className="query-title">BQL</span>
        <span role="status" className={styles.pending}>
          {isBusy && 'Loading…'}
        </span>
        <RunButton isBusy={isBusy} onClick={onRun} />
      </div>
      <pre className={styles.code}>
        <code
          className={text.includes('\n') ? 'numbered' : undefined}
          dangerouslySetInnerHTML={{__html: linesOf(html, text, {})}}
        />
      </pre>
      {linked === undefined ? (
        <StoredRows {...answer} />
      ) : (
        <>
          <p className="query-result">Not run yet</p>
          <Skeleton />
        </>
      )}
    </div>
  );
}
