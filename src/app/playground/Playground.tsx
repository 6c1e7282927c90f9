import type {EditorView} from '@codemirror/view';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useCallback, useEffect, useId, useRef, useState} from 'react';
import {whenIdle} from '../../base/when-idle';
import type {ResultView} from '../../content/query-examples/result-view';
import {queryEngine} from '../../sample/engine/client';
import Explanation from './Explanation';
import {completion} from './editor/complete';
import {announceFaults} from './editor/diagnostics';
import Editor from './editor/Editor';
import {extensions} from './editor/extensions';
import {queryHelp} from './editor/query-help';
import {replaceText} from './editor/replace';
import {useMarkedFaults} from './editor/useMarkedFaults';
import Faults from './Faults';
import {recordRun} from './my-queries/history';
import styles from './playground.module.css';
import Results from './results/Results';
import {loadViewsAhead} from './results/views/fetch-views';
import Shortcuts from './Shortcuts';
import Toolbar from './Toolbar';
import {useFaults} from './useFaults';
import {useFormat} from './useFormat';
import {useRun} from './useRun';
import {useShortcutsKey} from './useShortcutsKey';

export interface PlaygroundProps {
  /** The initial query, unless the reader has changed it during this visit. */
  query: string;
  /**
   * The storage name of the reader's draft. Defaults to the query, because a page can have several open playgrounds.
   */
  draft?: string;
  /** Another query to open, which takes precedence over a draft. */
  opened?: {query: string};
  /** A query whose first rows the page has. They're shown until the first run ends. */
  stored?: {query: string; result: ReactNode};
  /** Whether the editor gets the focus. */
  takesFocus?: boolean;
  /** How the result is shown. Without it, the playground decides. */
  resultView?: ResultView;
  onResultView?: (view: ResultView) => void;
  /** Called with a query that ran without errors. */
  onRan?: (query: string) => void;
  /** Saves the current query, if the page lists saved queries. */
  onSave?: (query: string) => void;
  /** Called with the editor when it's ready. */
  onView?: (view: EditorView | undefined) => void;
  /** Shows the examples, if they're on the page. */
  onExamples?: () => void;
  /** Restores the page's code block. Without it, the playground is a page of its own. */
  onClose?: () => void;
}

/** A query editor, with results from the sample organization. */
export default function Playground({
  query,
  draft,
  opened,
  stored,
  takesFocus,
  resultView,
  onResultView,
  onRan,
  onSave,
  onView,
  onExamples,
  onClose,
}: PlaygroundProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const engine = queryEngine(baseUrl);
  const [view, setView] = useState<EditorView>();
  const [text, setText] = useState('');
  const faults = useFaults(engine, text);
  useMarkedFaults(view, faults);
  const {run, stop, outcome, isRunning, isStalled} = useRun(engine);
  const [formatFailure, format] = useFormat(engine);
  const [isExplaining, setExplaining] = useState(false);
  const [hasShortcuts, setShortcuts] = useState(false);
  const description = useId();

  const frame = useRef<HTMLDivElement>(null);
  useShortcutsKey(frame, !onClose, () => setShortcuts(!hasShortcuts));

  const [setup] = useState(() => [
    extensions({
      label: 'Query',
      onRun: (query) => void run(query),
      onFormat: (editor) => void format(editor),
      onChange: setText,
    }),
    completion(engine),
    queryHelp(engine, baseUrl),
    announceFaults(description),
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the editor is ready
  useEffect(() => {
    onView?.(view);
    if (!view) return;
    const first = view.state.doc.toString();
    setText(first);
    if (takesFocus) view.focus();
    if (!opened && first.trim()) run(first);
  }, [view]);

  useEffect(() => {
    if (!view || !opened) return;
    replaceText(view, opened.query);
    run(opened.query);
  }, [view, opened, run]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once for each outcome
  useEffect(() => {
    const result = outcome && 'run' in outcome ? outcome.run.result : undefined;
    if (!outcome || !result) return undefined;
    recordRun(outcome.text, result.returned);
    onRan?.(outcome.text);
    // A page of its own works without a connection once it's loaded.
    return onClose ? undefined : whenIdle(loadViewsAhead);
  }, [outcome]);

  /** Runs a better query instead of the reader's. The button that was pressed disappears. */
  const accept = useCallback(
    (better: string) => {
      if (!view) return;
      replaceText(view, better);
      view.focus();
      run(better);
    },
    [view, run],
  );

  /** The editor's text, also when React hasn't rendered what was just typed. */
  const current = useCallback(() => view?.state.doc.toString() ?? '', [view]);

  /** The button that was pressed disappears. */
  const retry = useCallback(() => {
    view?.focus();
    run(current());
  }, [view, run, current]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and has a different layout
    <div ref={frame} className={`query ${styles.playground}`} role="group" aria-label="Playground">
      <Toolbar
        engine={engine}
        text={text}
        failure={formatFailure}
        resultView={resultView}
        isExplaining={isExplaining}
        hasShortcuts={hasShortcuts}
        onRun={() => run(current())}
        onFormat={() => view && format(view)}
        onExplain={() => setExplaining(!isExplaining)}
        onShortcuts={() => setShortcuts(!hasShortcuts)}
        onSave={onSave && (() => onSave(current()))}
        onExamples={onExamples}
        onReset={onClose && (() => view && replaceText(view, query))}
        onClose={onClose}
      />
      <Editor draft={draft ?? query} text={query} extensions={setup} onView={setView} />
      <Faults id={description} faults={faults} view={view} />
      {hasShortcuts && <Shortcuts of="query" />}
      {isExplaining && <Explanation engine={engine} text={text} />}
      <Results
        engine={engine}
        outcome={outcome}
        faults={faults}
        isWaiting={!outcome && (!view || isRunning)}
        isStalled={isStalled}
        isOutdated={outcome !== undefined && outcome.text.trim() !== text.trim()}
        resultView={resultView}
        onResultView={onResultView}
        stored={!view || stored?.query.trim() === text.trim() ? stored?.result : undefined}
        onStop={stop}
        onAccept={accept}
        onRetry={retry}
      />
    </div>
  );
}
