import type {EditorView} from '@codemirror/view';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useId, useMemo, useState} from 'react';
import {whenIdle} from '../../base/when-idle';
import {loadAhead} from '../../docusaurus/late-script/load-ahead';
import {queryEngine} from '../../sample/engine/client';
import {completion} from '../playground/editor/complete';
import {announceFaults} from '../playground/editor/diagnostics';
import Editor from '../playground/editor/Editor';
import {extensions} from '../playground/editor/extensions';
import {useMarkedFaults} from '../playground/editor/useMarkedFaults';
import Faults from '../playground/Faults';
import {useFaults} from '../playground/useFaults';
import {useRun} from '../playground/useRun';
import Outcome from './Outcome';
import {useVerdict} from './useVerdict';

interface Props {
  name: string;
  /** The editor's accessible name. */
  label: string;
  answer: string;
  /** What the reader wrote before the editor was loaded. */
  text: string;
  takesFocus: boolean;
  /** Whether the reader selected Run before the editor was loaded. */
  isAsked: boolean;
  /** The name of the next exercise; empty for the last. */
  next: string;
  /** Called with a function that runs the query, and with `undefined` when the editor is removed. */
  onReady: (run: (() => void) | undefined) => void;
}

/** The editor of an exercise, and the outcome of the last run. */
export default function ExerciseEditor(props: Props): ReactNode {
  const {name, label, answer, text: written, takesFocus, isAsked, next, onReady} = props;
  const engine = queryEngine(useBaseUrl('/'));
  const [view, setView] = useState<EditorView>();
  const [text, setText] = useState('');
  const found = useFaults(engine, text);
  // Advice about long results and basic search would distract from the task.
  const faults = useMemo(() => found.filter(({severity}) => severity !== 'hint'), [found]);
  useMarkedFaults(view, faults);
  const {run, stop, outcome, isStalled} = useRun(engine);
  const verdict = useVerdict(engine, outcome, {name, answer});
  const description = useId();
  const [setup] = useState(() => [
    extensions({
      label,
      example: 'FIND …',
      onRun: (current) => void run(current),
      onChange: setText,
    }),
    completion(engine),
    announceFaults(description),
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the editor is ready
  useEffect(() => {
    onReady(view && (() => void run(view.state.doc.toString())));
    if (!view) return;
    // What was written just now takes precedence over an earlier draft.
    if (written.trim())
      view.dispatch({
        changes: {from: 0, to: view.state.doc.length, insert: written},
        selection: {anchor: written.length},
      });
    const current = view.state.doc.toString();
    setText(current);
    if (takesFocus) view.focus();
    if (isAsked) run(current);
  }, [view]);

  useEffect(() => whenIdle(() => loadAhead(() => engine.ask('prepareJudge', []))), [engine]);

  /** The button that was pressed disappears. */
  function retry() {
    view?.focus();
    run(view?.state.doc.toString() ?? text);
  }

  return (
    <>
      <Editor draft={`exercise.${name}`} text="" extensions={setup} onView={setView} />
      <Faults id={description} faults={faults} view={view} />
      <Outcome {...{outcome, verdict, faults, isStalled, next}} onStop={stop} onRetry={retry} />
    </>
  );
}
