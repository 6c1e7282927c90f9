import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import LineIcon from '../../../base/components/LineIcon';
import {deleteQuery, renameQuery, type SavedQuery, saved} from '../my-queries/saved';
import {useStoredList} from '../my-queries/stored-list';
import Filter from './Filter';
import {isFound} from './find';
import {deleteIcon, renameIcon} from './icons';
import own from './my-queries.module.css';
import NameField from './NameField';
import OnThisDevice from './OnThisDevice';
import styles from './panel.module.css';
import Undo from './Undo';

export interface SavedProps {
  /** The query whose name is being changed: at first, the one that the reader has just saved. */
  naming: string | undefined;
  onNaming: (query: string | undefined) => void;
  /** Whether a query couldn't be saved, because there are too many. */
  isFull: boolean;
  onOpen: (query: string) => void;
}

/** The reader's saved queries. Each can be opened, renamed, and deleted. */
export default function Saved({naming, onNaming, isFull, onOpen}: SavedProps): ReactNode {
  const {items, isStored} = useStoredList(saved);
  const [text, setText] = useState('');
  const [deleted, setDeleted] = useState<{name: string; query: string; restore: () => void}>();
  const list = useRef<HTMLUListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const shown = items.filter(({name, query}) => query === naming || isFound(text, name, query));

  /** Moves the focus to a query, because the button or field that had it disappears. */
  function focusOn(query: string) {
    const index = shown.findIndex((each) => each.query === query);
    list.current?.children[index]?.querySelector('button')?.focus();
  }

  function endNaming(query: string, name?: string) {
    flushSync(() => {
      if (name !== undefined) renameQuery(query, name);
      onNaming(undefined);
    });
    focusOn(query);
  }

  function remove({name, query}: SavedQuery) {
    flushSync(() => setDeleted({name, query, restore: deleteQuery(query)}));
    undo.current?.focus();
  }

  function bringBack() {
    if (!deleted) return;
    flushSync(() => {
      deleted.restore();
      setDeleted(undefined);
      setText('');
    });
    list.current?.querySelectorAll('li').forEach((item) => {
      if (item.dataset.query === deleted.query) item.querySelector('button')?.focus();
    });
  }

  return (
    <>
      <Filter
        label="Find a saved query"
        text={text}
        onText={setText}
        onEnter={() => shown[0] && onOpen(shown[0].query)}
      />
      <OnThisDevice isStored={isStored} />
      {deleted && (
        <Undo ref={undo} onUndo={bringBack}>
          {deleted.name} is deleted.
        </Undo>
      )}
      <p role="status" className={styles.none}>
        {isFull && "There's no room for another query. Delete one, and save again."}
        {items.length === 0 && !deleted && !isFull && 'Save keeps a query here, with a name.'}
        {items.length > 0 && shown.length === 0 && 'No saved query has these words.'}
      </p>
      <ul ref={list}>
        {shown.map((each) =>
          each.query === naming ? (
            <li key={each.query}>
              <NameField name={each.name} onEnd={(name) => endNaming(each.query, name)} />
            </li>
          ) : (
            <li key={each.query} data-query={each.query} className={own.saved}>
              <button
                type="button"
                className={clsx(styles.item, own.query)}
                onClick={() => onOpen(each.query)}
              >
                <b>{each.name}</b>
                <code>{each.query}</code>
              </button>
              <button
                type="button"
                className={clsx(styles.item, own.action)}
                aria-label={`Rename ${each.name}`}
                title="Rename"
                onClick={() => onNaming(each.query)}
              >
                <LineIcon d={renameIcon} width={16} />
              </button>
              <button
                type="button"
                className={clsx(styles.item, own.action)}
                aria-label={`Delete ${each.name}`}
                title="Delete"
                onClick={() => remove(each)}
              >
                <LineIcon d={deleteIcon} width={16} />
              </button>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
