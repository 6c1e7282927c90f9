import type {EditorView} from '@codemirror/view';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useCallback, useEffect, useId, useRef, useState} from 'react';
import '../../content/query-examples/query.css';
import type {WrittenOperation} from '../../content/api-examples/link';
import {queryEngine} from '../../sample/engine/client';
import type {ApiRun} from '../../sample/graphql/operations';
import {completion} from '../playground/editor/complete';
import {announceFaults, markFaults} from '../playground/editor/diagnostics';
import Editor from '../playground/editor/Editor';
import {extensions} from '../playground/editor/extensions';
import {replaceText} from '../playground/editor/replace';
import {useMarkedFaults} from '../playground/editor/useMarkedFaults';
import Faults from '../playground/Faults';
import styles from '../playground/playground.module.css';
import Shortcuts from '../playground/Shortcuts';
import {useFaults} from '../playground/useFaults';
import {useLatestRun} from '../playground/useLatestRun';
import {useShortcutsKey} from '../playground/useShortcutsKey';
import {descriptions} from './editor/describe';
import {graphqlEditing, jsonEditing} from './editor/language';
import own from './graphql-playground.module.css';
import {history} from './history';
import {jsonFault} from './json-fault';
import {isSameOperation, readOperation, valuesOf, writeOperation} from './operation';
import Answer from './results/Answer';
import Toolbar from './Toolbar';

export interface GraphqlPlaygroundProps {
  /** The initial operation, unless the reader has changed it during this visit. */
  query: string;
  /** The initial variables, as JSON. */
  variables: string;
  /** The storage name of the reader's draft. Defaults to the operation, because a page can have several playgrounds. */
  draft?: string;
  /** Another operation to open, which takes precedence over a draft. Without variables, the initial ones are used. */
  opened?: {query: string; variables?: string};
  /** An operation whose answer the page has. It's shown until the first run ends. */
  stored?: {query: string; result: ReactNode};
  takesFocus?: boolean;
  /** Called with an operation that ran without errors. */
  onRan?: (operation: WrittenOperation) => void;
  onView?: (view: EditorView | undefined) => void;
  /** Restores the page's code block. Without it, the playground is a page of its own. */
  onClose?: () => void;
}

/** A GraphQL editor with variables, and answers from the sample organization. */
export default function GraphqlPlayground(props: GraphqlPlaygroundProps): ReactNode {
  const {query, draft = query, opened, stored, takesFocus, onRan, onView, onClose} = props;
  const baseUrl = useBaseUrl('/');
  const engine = queryEngine(baseUrl);
  const [view, setView] = useState<EditorView>();
  const [variablesView, setVariablesView] = useState<EditorView>();
  const [text, setText] = useState('');
  const [variables, setVariables] = useState('');
  const faults = useFaults(engine, text, 'checkApi');
  useMarkedFaults(view, faults);
  const variablesFault = jsonFault(variables);
  const [description, variablesDescription] = [useId(), useId()];
  const {run, stop, outcome, isRunning, isStalled} = useLatestRun<ApiRun>(
    useCallback(
      (written, signal) => {
        const operation = readOperation(written);
        return engine.ask('runApi', [operation.query, valuesOf(operation)], signal);
      },
      [engine],
    ),
  );
  const operation = {query: text, variables};

  /** Runs what the editors contain, unless the variables can't be read. At first, an empty editor runs nothing. */
  const start = useRef(() => {});
  start.current = () => {
    const current = {
      query: view?.state.doc.toString() ?? '',
      variables: variablesView?.state.doc.toString() ?? '',
    };
    if (jsonFault(current.variables)) variablesView?.focus();
    else if (current.query.trim() || outcome) void run(writeOperation(current));
  };

  const [hasShortcuts, setShortcuts] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useShortcutsKey(frame, !onClose, () => setShortcuts(!hasShortcuts));

  const [setup] = useState(() => [
    extensions({
      label: 'Operation',
      onRun: () => start.current(),
      onChange: setText,
      language: graphqlEditing,
      example: '{ hosts(limit: 5) { displayName riskScore } }',
    }),
    completion(engine, 'completeApi'),
    descriptions(engine, baseUrl),
    announceFaults(description),
  ]);
  const [variablesSetup] = useState(() => [
    extensions({
      label: 'Variables',
      onRun: () => start.current(),
      onChange: setVariables,
      language: jsonEditing,
      example: '{"limit": 5}',
    }),
    announceFaults(variablesDescription),
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the editors are ready
  useEffect(() => {
    onView?.(view);
    if (!view || !variablesView) return;
    setText(view.state.doc.toString());
    setVariables(variablesView.state.doc.toString());
    if (takesFocus) view.focus();
    if (!opened) start.current();
  }, [view, variablesView]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for each operation to open
  useEffect(() => {
    if (!view || !variablesView || !opened) return;
    replaceText(view, opened.query);
    replaceText(variablesView, opened.variables ?? props.variables);
    start.current();
  }, [view, variablesView, opened]);

  useEffect(() => {
    if (variablesView) markFaults(variablesView, variablesFault ? [variablesFault] : []);
  }, [variablesView, variablesFault]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for each outcome
  useEffect(() => {
    if (!outcome || !('run' in outcome) || outcome.run.answer.errors) return;
    history.record(readOperation(outcome.text));
    onRan?.(readOperation(outcome.text));
  }, [outcome]);

  /** The button that was pressed disappears. */
  function retry() {
    view?.focus();
    start.current();
  }

  function reset() {
    if (view) replaceText(view, query);
    if (variablesView) replaceText(variablesView, props.variables);
  }

  const ran = outcome && readOperation(outcome.text);
  const isStored = !view || stored?.query.trim() === text.trim();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and has a different layout
    <div
      ref={frame}
      className={`query ${styles.playground}`}
      role="group"
      aria-label="GraphQL playground"
    >
      <Toolbar
        operation={operation}
        hasShortcuts={hasShortcuts}
        onRun={() => start.current()}
        onShortcuts={() => setShortcuts(!hasShortcuts)}
        onReset={onClose && reset}
        onClose={onClose}
      />
      <Editor draft={`graphql ${draft}`} text={query} extensions={setup} onView={setView} />
      <Faults id={description} faults={faults} view={view} />
      {hasShortcuts && <Shortcuts of="operation" />}
      <div className={own.variables}>
        <p aria-hidden="true">Variables</p>
        <Editor
          draft={`graphql variables ${draft}`}
          text={props.variables}
          extensions={variablesSetup}
          onView={setVariablesView}
        />
      </div>
      <Faults
        id={variablesDescription}
        faults={variablesFault ? [variablesFault] : []}
        view={variablesView}
      />
      <Answer
        outcome={outcome}
        faults={faults}
        isWaiting={!outcome && (!view || isRunning)}
        isStalled={isStalled}
        isOutdated={ran !== undefined && !isSameOperation(ran, operation)}
        stored={isStored ? stored?.result : undefined}
        onStop={stop}
        onRetry={retry}
      />
    </div>
  );
}
