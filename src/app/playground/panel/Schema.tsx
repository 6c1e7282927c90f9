import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import LineIcon from '../../../base/components/LineIcon';
import LoadFailure from '../../../base/components/LoadFailure';
import type {SchemaEntry, SchemaGroup} from '../../../bql/schema/browse';
import {queryEngine} from '../../../sample/engine/client';
import Skeleton from '../results/Skeleton';
import Entry from './Entry';
import Filter from './Filter';
import Group from './Group';
import styles from './panel.module.css';
import {useSchema} from './useSchema';

interface Props {
  /** All models, by family. */
  models: SchemaGroup[];
  /** Inserts an entry into the query. */
  onInsert: (entry: SchemaEntry) => void;
}

/** The models; and of a model that the reader opens, the attributes and verbs. A search finds all three. */
export default function Schema({models, onInsert}: Props): ReactNode {
  const engine = queryEngine(useBaseUrl('/'));
  const [search, setSearch] = useState('');
  const [model, setModel] = useState<SchemaEntry>();
  const list = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const {groups, failure, retry} = useSchema(engine, search, model?.label, models);

  /** Opens a model, or all models. The button that was pressed disappears, so the focus moves to what's new. */
  function open(next: SchemaEntry | undefined) {
    flushSync(() => {
      setSearch('');
      setModel(next);
    });
    (next ? back : list).current?.focus();
  }

  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <Filter label="Find a model, attribute, or verb" text={search} onText={setSearch} />
      {model && !search.trim() && (
        <div className={styles.model}>
          <button
            type="button"
            className={clsx(styles.item, styles.back)}
            ref={back}
            onClick={() => open(undefined)}
          >
            <LineIcon d="M15 5l-7 7 7 7" width={14} /> All models
          </button>
          <p>
            <b>{model.label}</b>
            <small>{model.detail} in the sample</small>
            <button type="button" className="button" onClick={() => onInsert(model)}>
              Insert
            </button>
          </p>
          <p>{model.info}</p>
        </div>
      )}
      {failure && (
        <p className={styles.none}>
          <LoadFailure onRetry={retry}>{failure}</LoadFailure>
        </p>
      )}
      {!groups && !failure && <Skeleton />}
      <p role="status" className={styles.none}>
        {groups?.length === 0 && 'No name or description has these words.'}
      </p>
      {groups?.map(({title, entries}) => (
        <Group key={title} title={title} count={entries.length}>
          {entries.map((entry) => (
            <Entry
              key={`${entry.label} ${entry.detail}`}
              engine={engine}
              entry={entry}
              isFound={search.trim() !== ''}
              onChoose={() => (entry.kind === 'model' ? open(entry) : onInsert(entry))}
              onInsert={onInsert}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}
