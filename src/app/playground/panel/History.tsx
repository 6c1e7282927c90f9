import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {history} from '../my-queries/history';
import {useStoredList} from '../my-queries/stored-list';
import Filter from './Filter';
import {isFound} from './find';
import own from './my-queries.module.css';
import OnThisDevice from './OnThisDevice';
import styles from './panel.module.css';
import Undo from './Undo';

/** The last queries that ran, newest first. Each can be opened again. */
export default function History({onOpen}: {onOpen: (query: string) => void}): ReactNode {
  const {items, isStored} = useStoredList(history);
  const [text, setText] = useState('');
  const [restore, setRestore] = useState<() => void>();
  const undo = useRef<HTMLButtonElement>(null);
  const shown = items.filter(({query}) => isFound(text, query));

  /** The button that was pressed disappears. */
  function clear() {
    const bringBack = history.clear();
    flushSync(() => setRestore(() => bringBack));
    undo.current?.focus();
  }

  return (
    <>
      <Filter
        label="Find in the history"
        text={text}
        onText={setText}
        onEnter={() => shown[0] && onOpen(shown[0].query)}
      />
      <OnThisDevice isStored={isStored}>
        {items.length > 0 && (
          <button type="button" className="button" onClick={clear}>
            Clear history
          </button>
        )}
      </OnThisDevice>
      {restore && items.length === 0 && (
        <Undo
          ref={undo}
          onUndo={() => {
            restore();
            setRestore(undefined);
          }}
        >
          The history is cleared.
        </Undo>
      )}
      <p role="status" className={styles.none}>
        {items.length === 0 && !restore && 'Queries that you run are listed here.'}
        {items.length > 0 && shown.length === 0 && 'No query has these words.'}
      </p>
      <ul>
        {shown.map(({query, time, rows}) => (
          <li key={query}>
            <button
              type="button"
              className={clsx(styles.item, own.query)}
              onClick={() => onOpen(query)}
            >
              <code>{query}</code>
              <small>
                <time dateTime={new Date(time).toISOString()}>{shortTime(time)}</time> ·{' '}
                {rows.toLocaleString('en')} {rows === 1 ? 'row' : 'rows'}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the time of day for today, and the date for any other day. */
function shortTime(time: number): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday
    ? date.toLocaleTimeString('en', {hour: 'numeric', minute: '2-digit'})
    : date.toLocaleDateString('en', {dateStyle: 'medium'});
}
