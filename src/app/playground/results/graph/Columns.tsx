import clsx from 'clsx';
import {Fragment, type KeyboardEvent, type ReactNode, useId, useRef, useState} from 'react';
import {countOf} from '../../../../base/text/words';
import {displayName} from '../../../../bql/evaluate/values';
import type {Link} from '../../../../bql/explore/walked';
import type {ColumnsDrawing} from './columns-of';
import styles from './graph.module.css';
import {kindsOf} from './kinds';
import Legend from './Legend';
import {directions, nearest} from './nearest';
import Shape from './Shape';

interface Props {
  drawing: ColumnsDrawing;
  links: readonly Link[];
  /** The record that's open. */
  selected: string | undefined;
  onSelect: (id: string) => void;
}

/** Records as names in columns, with lines to the next column, and the verb of the lines above them. */
export default function Columns({drawing, links, selected, onSelect}: Props): ReactNode {
  const {columns, gaps, places} = drawing;
  const box = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string>();
  const help = useId();
  const kinds = kindsOf(columns.flat());
  const current = reached ?? columns[0]?.[0]?.id;
  const near = reached ?? selected;

  function onKeyDown(event: KeyboardEvent) {
    const way = directions[event.key];
    if (!way || !current || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const id = nearest(current, way, places) ?? current;
    box.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={box}
        role="group"
        aria-label="Graph"
        aria-describedby={help}
        className={clsx(styles.columns, columns.length === 1 && styles.single)}
        onKeyDown={onKeyDown}
      >
        {columns.map((records, at) => (
          <Fragment key={records[0]?.id}>
            <Legend kinds={[...kindsOf(records, kinds).values()]} />
            <div className={styles.column}>
              {records.map((record) => {
                const {id, typeName} = record;
                const name = displayName(record);
                const degree = links.filter(({from, to}) => from === id || to === id).length;
                return (
                  <button
                    key={id}
                    type="button"
                    tabIndex={id === current ? 0 : -1}
                    aria-label={`${name}, ${typeName}, ${countOf(degree, 'relationship')}`}
                    aria-pressed={id === selected}
                    data-id={id}
                    className={styles.pill}
                    onClick={() => onSelect(id)}
                    onFocus={() => setReached(id)}
                    onPointerEnter={() => setReached(id)}
                  >
                    <Shape kind={kinds.get(typeName)} />
                    <span>{name}</span>
                  </button>
                );
              })}
            </div>
            {gaps[at] && (
              <>
                <span className={styles.verbs}>{gaps[at].verbs}</span>
                <svg
                  viewBox="0 0 1 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className={styles.lines}
                >
                  {gaps[at].lines.map(({key, left, right}) => (
                    <path
                      key={key}
                      d={`M0 ${left.y}C.5 ${left.y} .5 ${right.y} 1 ${right.y}`}
                      className={clsx(
                        styles.line,
                        (left.id === near || right.id === near) && styles.near,
                      )}
                    />
                  ))}
                </svg>
              </>
            )}
          </Fragment>
        ))}
      </div>
      <p id={help} className={`query-bar ${styles.foot}`}>
        Select a record to open it. Arrow keys move among records.
      </p>
    </>
  );
}
