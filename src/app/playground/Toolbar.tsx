import type {ReactNode} from 'react';
import LineIcon from '../../base/components/LineIcon';
import {hashOf, playgroundRoute} from '../../content/query-examples/link';
import type {ResultView} from '../../content/query-examples/result-view';
import type {QueryEngine} from '../../sample/engine/client';
import CopyMenu from './CopyMenu';
import {closeIcon} from './icons';
import OpenInPlayground from './OpenInPlayground';
import styles from './playground.module.css';
import QueryAction from './QueryAction';
import RunWithKeys from './RunWithKeys';
import ShortcutsButton from './ShortcutsButton';
import {saveIcon} from './toolbar-icons';
import {useCopy} from './useCopy';

interface Props {
  engine: QueryEngine;
  /** The current query. */
  text: string;
  /** Why the query couldn't be formatted. */
  failure: string;
  /** How the result is shown. The link carries it. */
  resultView?: ResultView;
  isExplaining: boolean;
  hasShortcuts: boolean;
  onRun: () => void;
  onFormat: () => void;
  onExplain: () => void;
  onShortcuts: () => void;
  /** Saves the query, if the page lists saved queries. */
  onSave?: () => void;
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
  failure,
  resultView,
  isExplaining,
  hasShortcuts,
  onRun,
  onFormat,
  onExplain,
  onShortcuts,
  onSave,
  onExamples,
  onReset,
  onClose,
}: Props): ReactNode {
  const [message, copy] = useCopy();

  return (
    <div className="query-head">
      <span className="query-title query-wide">BQL</span>
      <span role="status" className={styles.message}>
        {failure || message}
      </span>
      {onExamples && <QueryAction onClick={onExamples}>Examples</QueryAction>}
      <QueryAction aria-keyshortcuts="Shift+Alt+F" onClick={onFormat}>
        Format
      </QueryAction>
      <QueryAction aria-expanded={isExplaining} onClick={onExplain}>
        Explain
      </QueryAction>
      {onSave && (
        <QueryAction aria-label="Save query" title="Save" onClick={onSave}>
          <LineIcon d={saveIcon} width={18} />
        </QueryAction>
      )}
      {onReset && <QueryAction onClick={onReset}>Reset</QueryAction>}
      <CopyMenu engine={engine} text={text} resultView={resultView} onCopy={copy} />
      {onClose && <OpenInPlayground to={`${playgroundRoute}${hashOf(text, resultView)}`} />}
      <ShortcutsButton isOpen={hasShortcuts} onClick={onShortcuts} />
      {onClose && (
        <QueryAction aria-label="Close playground" title="Close" onClick={onClose}>
          <LineIcon d={closeIcon} width={18} />
        </QueryAction>
      )}
      <RunWithKeys onRun={onRun} />
    </div>
  );
}
