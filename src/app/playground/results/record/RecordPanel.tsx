import Link from '@docusaurus/Link';
import {Fragment, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState} from 'react';
import LineIcon from '../../../../base/components/LineIcon';
import LoadFailure from '../../../../base/components/LoadFailure';
import type {Origin} from '../../../../bql/explore/origins';
import type {RelatedGroup} from '../../../../bql/explore/record';
import {textOfCell} from '../../../../content/query-examples/cells';
import type {QueryEngine} from '../../../../sample/engine/client';
import {closeIcon} from '../../icons';
import Skeleton from '../Skeleton';
import Attributes from './Attributes';
import RecordName from './RecordName';
import Related from './Related';
import styles from './record.module.css';
import {useRecord} from './useRecord';

interface Props {
  engine: QueryEngine;
  id: string;
  /** The records of the row that was opened. */
  origins?: readonly Origin[];
  /** Opens a related record. */
  onOpen: (id: string) => void;
  /** Returns to the record before, if there is one. */
  onBack?: () => void;
  onClose: () => void;
  onQuery: (query: string) => void;
  /** Adds related records to the graph, if it's open. */
  onExpand?: (groups: RelatedGroup[]) => void;
}

/** Next to the panel, rows need at least as much room as the panel: 40 rem. */
const hasRoom = (frame: Element) =>
  frame.clientWidth >= 40 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** One record: its attributes and related records. It's next to the rows or, without room, covers the window. */
export default function RecordPanel(props: Props): ReactNode {
  const {engine, id, origins = [], onOpen, onBack, onClose, onQuery, onExpand} = props;
  const {details, failure, retry} = useRecord(engine, id);
  const [showsEmpty, setShowsEmpty] = useState(false);
  const panel = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const isOfRow = origins.some(({record}) => record.id === id);
  const others = origins.filter(({record}) => isOfRow && record.id !== id);

  useLayoutEffect(() => {
    const dialog = panel.current;
    if (dialog?.parentElement && hasRoom(dialog.parentElement)) dialog.show();
    else dialog?.showModal();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another record begins at its name
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
    heading.current?.focus({preventScroll: true});
  }, [details]);

  /** Where the panel covers the graph, it closes, so that the reader sees what was added. */
  function expand(groups: RelatedGroup[]) {
    onExpand?.(groups);
    if (panel.current?.matches(':modal')) onClose();
  }

  return (
    <dialog ref={panel} className={styles.panel} aria-labelledby={title} onCancel={onClose}>
      <div className={styles.head}>
        {onBack && (
          <button type="button" className={styles.quiet} onClick={onBack}>
            <LineIcon d="M15 5l-7 7 7 7" width={14} /> Back
          </button>
        )}
        <button
          type="button"
          className={styles.quiet}
          aria-label="Close record"
          title="Close"
          onClick={onClose}
        >
          <LineIcon d={closeIcon} width={18} />
        </button>
      </div>
      <h2 ref={heading} id={title} tabIndex={-1} className={styles.name}>
        {details ? textOfCell(details.record) : 'Record'}
      </h2>
      {failure && (
        <p>
          <LoadFailure onRetry={retry}>{failure}</LoadFailure>
        </p>
      )}
      {!details && !failure && <Skeleton />}
      {details && (
        <>
          <p className={styles.model}>
            <Link to={details.address}>{details.record.typeName}</Link>
            {onExpand && details.related.length > 0 && (
              <button type="button" className="button" onClick={() => expand(details.related)}>
                Expand
              </button>
            )}
          </p>
          {others.length > 0 && (
            <p className={styles.others}>
              Also in this row:{' '}
              {others.map(({alias, record}, index) => (
                <Fragment key={alias}>
                  {index > 0 && ', '}
                  <code>{alias}</code>{' '}
                  <RecordName onOpen={() => onOpen(record.id)}>{textOfCell(record)}</RecordName>
                </Fragment>
              ))}
            </p>
          )}
          <Attributes attributes={details.attributes} />
          {details.empty.length > 0 && (
            <button
              type="button"
              className={styles.quiet}
              aria-expanded={showsEmpty}
              onClick={() => setShowsEmpty(!showsEmpty)}
            >
              {showsEmpty ? 'Hide' : 'Show'} {details.empty.length} empty
            </button>
          )}
          {showsEmpty && <Attributes attributes={details.empty} />}
          {details.related.map((group) => (
            <Related
              key={`${details.record.id} ${group.verb} ${group.isOutgoing} ${group.typeName}`}
              group={group}
              onOpen={onOpen}
              onQuery={onQuery}
              onExpand={onExpand && (() => expand([group]))}
            />
          ))}
        </>
      )}
    </dialog>
  );
}
