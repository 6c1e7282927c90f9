import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';
import LineIcon from '../../../base/components/LineIcon';
import {withoutMarkdown} from '../../../base/text/without-markdown';
import type {SchemaEntry} from '../../../bql/schema/browse';
import type {QueryEngine} from '../../../sample/engine/client';
import styles from './panel.module.css';
import Values from './Values';

interface Props {
  engine: QueryEngine;
  entry: SchemaEntry;
  /** Whether the entry was searched for, so that its meaning is shown. */
  isFound: boolean;
  /** Opens a model, or inserts anything else. */
  onChoose: () => void;
  /** Inserts a value of an attribute, or a step along a verb. */
  onInsert: (entry: SchemaEntry) => void;
}

/** An entry of the schema. An attribute opens to its values, and a verb to the models that it leads to. */
export default function Entry({engine, entry, isFound, onChoose, onInsert}: Props): ReactNode {
  const {label, kind, detail, info, model, ends} = entry;
  const [isOpen, setOpen] = useState(false);
  const inside = useId();
  const holds = kind === 'attribute' ? 'Values' : 'Models';
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={clsx(styles.item, styles.entry)}
        title={kind === 'model' ? undefined : info}
        onClick={onChoose}
      >
        <code>{label}</code>
        {detail && <span>{detail}</span>}
        {isFound && info && (
          <small>
            {model && <b>{model}. </b>}
            {withoutMarkdown(info)}
          </small>
        )}
      </button>
      {kind !== 'model' && (
        <button
          type="button"
          className={clsx(styles.item, styles.more)}
          aria-label={`${holds} of ${label}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? inside : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <LineIcon d="M6 9l6 6 6-6" width={14} />
        </button>
      )}
      {isOpen && (
        <div id={inside} className={styles.inside}>
          {kind === 'attribute' ? (
            <Values engine={engine} attribute={entry} onInsert={onInsert} />
          ) : (
            <ul>
              {ends?.map((end) => (
                <li key={end}>
                  <button
                    type="button"
                    className={clsx(styles.item, styles.entry)}
                    onClick={() => onInsert({...entry, insert: `THAT ${label} ${end}`})}
                  >
                    <code>{end}</code>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}
