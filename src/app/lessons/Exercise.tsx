import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import LoadFailure from '../../base/components/LoadFailure';
import {loadAhead} from '../../docusaurus/late-script/load-ahead';
import {usePart} from '../../docusaurus/stale-builds/usePart';
import RunButton from '../playground/RunButton';
import styles from './exercise.module.css';
import Help from './Help';
import {anchorOf, useDone} from './progress';

interface Props {
  /** Names the exercise in stored progress. */
  name: string;
  /** The query whose result is right. */
  answer: string;
  /** The exercise's number on the page, and how many there are. */
  number: string;
  total: string;
  /** The name of the next exercise; empty for the last. */
  next: string;
  /** The task, and then a `<Help>` for the first hint and one for the answer. */
  children: ReactNode;
}

/** With the playground's chunk, because both contain the editor. */
const fetchEditor = async () =>
  (await import(/* webpackChunkName: "query-editor" */ './ExerciseEditor')).default;

/**
 * An exercise: a task, an editor that compares the reader's result with the answer's, hints, and the answer.
 * src/content/lessons makes it from `:::exercise`. The editor is loaded when the reader begins to write.
 */
export default function Exercise({name, answer, number, total, next, children}: Props): ReactNode {
  const {part: Editor, isLoading, hasFailed, load} = usePart(fetchEditor);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const runner = useRef<() => void>(undefined);
  const isDone = useDone().includes(name);
  const label = `Query for exercise ${number}`;

  // The reader can begin to write before the page's script starts.
  useEffect(() => {
    const {current} = field;
    if (!current || (document.activeElement !== current && !current.value)) return;
    setText(current.value);
    load();
  }, [load]);

  const ready = useCallback((run: (() => void) | undefined) => {
    runner.current = run;
  }, []);

  function run() {
    if (runner.current) return runner.current();
    setAsked(true);
    load();
  }

  /** As in the editor. */
  function runByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  }

  const parts = Children.toArray(children);
  const isHelp = (child: ReactNode) => isValidElement(child) && child.type === Help;
  const prepare = () => loadAhead(fetchEditor);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and has a different layout
    <div
      id={anchorOf(name)}
      className={styles.exercise}
      role="group"
      aria-label={`Exercise ${number} of ${total}`}
    >
      {parts.filter((child) => !isHelp(child))}
      <div className={`query ${styles.frame}`} onPointerEnter={prepare}>
        <div className="query-head">
          <span className="query-title">
            Exercise {number} of {total}
          </span>
          {isDone && <span className={styles.done}>Done</span>}
          <RunButton
            aria-label={`Run exercise ${number}`}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            isBusy={isLoading}
            onClick={run}
          />
        </div>
        {Editor ? (
          <Editor
            name={name}
            label={label}
            answer={answer}
            text={text}
            takesFocus={document.activeElement === field.current}
            isAsked={isAsked}
            next={next}
            onReady={ready}
          />
        ) : (
          <textarea
            ref={field}
            className={styles.field}
            rows={2}
            aria-label={label}
            placeholder="FIND …"
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            onChange={({target}) => setText(target.value)}
            onFocus={load}
            onKeyDown={runByKey}
          />
        )}
        {hasFailed && (
          <p>
            <LoadFailure isRetrying={isLoading} onRetry={load}>
              The editor couldn't be loaded. Check your connection.
            </LoadFailure>
          </p>
        )}
      </div>
      {parts.filter(isHelp)}
    </div>
  );
}
