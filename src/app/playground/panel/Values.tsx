import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import type {SchemaEntry} from '../../../bql/schema/browse';
import type {AttributeValues} from '../../../bql/schema/values';
import type {QueryEngine} from '../../../sample/engine/client';
import styles from './panel.module.css';

interface Props {
  engine: QueryEngine;
  attribute: SchemaEntry;
  /** Inserts a value. */
  onInsert: (entry: SchemaEntry) => void;
}

/** What the sample's records have in an attribute: its most common values, each with the number of its records. */
export default function Values({engine, attribute, onInsert}: Props): ReactNode {
  const {label, models} = attribute;
  const [found, setFound] = useState<AttributeValues>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const asking = new AbortController();
    engine.ask('values', [models ?? [], label], asking.signal).then(setFound, (error: Error) => {
      if (!asking.signal.aborted) setFailure(error.message);
    });
    return () => asking.abort();
  }, [engine, models, label]);

  const {filled = 0, records = 0, values = [], others = 0, range} = found ?? {};
  const [count, all, rest] = [filled, records, others].map((each) => each.toLocaleString('en'));
  return (
    <>
      <p role="status">
        {failure}
        {found && `${count} of ${all} records in the sample have a value`}
        {range && (range[0] === range[1] ? `: ${range[0]}` : `, from ${range.join(' to ')}`)}
        {found && '.'}
      </p>
      <ul>
        {values.map((value) => (
          <li key={value.label}>
            <button
              type="button"
              className={clsx(styles.item, styles.entry)}
              title={value.label}
              onClick={() => onInsert({...value, attribute})}
            >
              <code>{value.label}</code>
              <span>{value.detail}</span>
            </button>
          </li>
        ))}
      </ul>
      {others > 0 && <p>{others === 1 ? 'One more value.' : `${rest} more values.`}</p>}
    </>
  );
}
