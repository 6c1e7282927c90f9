import type {EditorView} from '@codemirror/view';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useId, useState} from 'react';
import {queryEngine} from '../../sample/engine/client';
import Explanation from './Explanation';
import {completion} from './editor/complete';
import {announceFaults} from './editor/diagnostics';
import Editor from './editor/Editor';
import {extensions} from './editor/extensions';
import Faults from './Faults';
import styles from './playground.module.css';
import Results from './results/Results';
import Toolbar from './Toolbar';
import {useFaults} from './useFaults';
import {useRun} from './useRun';

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
  onView,
  onExamples,
  onClose,
}: PlaygroundProps): ReactNode {
  const engine = queryEngine(useBaseUrl('/'));
  const [view, setView] = useState<EditorView>();
  const [text, setText] = useState('');
  const faults = useFaults(engine, view, text);
  const {run, stop, outcome, isRunning, isStalled} = useRun(engine);
  const [isExplaining, setExplaining] = useState(false);
  const description = useId();

  const [setup] = useState(() => [
    extensions({label: 'Query', onRun: (current) => void run(current), onChange: setText}),
    completion(engine),
    announceFaults(description),
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the editor is ready
  useEffect(() => {
    onView?.(view);
    if (!view) return;
    const current = view.state.doc.toString();
    setText(current);
    if (takesFocus) view.focus();
    if (!opened && current.trim()) run(current);
  }, [view]);

  useEffect(() => {
    if (!view || !opened) return;
    replace(view, opened.query);
    run(opened.query);
  }, [view, opened, run]);

  /** The button that was pressed disappears. */
  function retry() {
    view?.focus();
    run(text);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and has a different layout
    <div className={`query ${styles.playground}`} role="group" aria-label="Playground">
      <Toolbar
        engine={engine}
        text={text}
        isExplaining={isExplaining}
        onRun={() => run(text)}
        onExplain={() => setExplaining(!isExplaining)}
        onReplace={(next) => view && replace(view, next)}
        onExamples={onExamples}
        onReset={onClose && (() => view && replace(view, query))}
        onClose={onClose}
      />
      <Editor draft={draft ?? query} text={query} extensions={setup} onView={setView} />
      <Faults id={description} faults={faults} view={view} />
      {isExplaining && <Explanation engine={engine} text={text} />}
      <Results
        outcome={outcome}
        faults={faults}
        isWaiting={!outcome && (!view || isRunning)}
        isStalled={isStalled}
        isOutdated={outcome !== undefined && outcome.text.trim() !== text.trim()}
        stored={!view || stored?.query.trim() === text.trim() ? stored?.result : undefined}
        onStop={stop}
        onRetry={retry}
      />
    </div>
  );
}

/** Replaces the editor's text. Undo restores the previous text. */
function replace(view: EditorView, text: string): void {
  const {doc} = view.state;
  if (doc.toString() === text) return;
  view.dispatch({changes: {from: 0, to: doc.length, insert: text}, userEvent: 'input'});
}
