import clsx from 'clsx';
import type {ReactNode} from 'react';
import {countOf} from '../../../../base/text/words';
import {displayName} from '../../../../bql/evaluate/values';
import type {GraphRecord} from '../../../../bql/graph';
import styles from './graph.module.css';
import type {Kind} from './kinds';
import {drop, fullRadius, nameOf} from './labels';
import type {Point} from './layout';

interface Props {
  record: GraphRecord;
  kind: Kind | undefined;
  /** In pixels. */
  place: Point;
  /** The part of its full size that it has. */
  scale: number;
  degree: number;
  isNamed: boolean;
  isSelected: boolean;
  /** Whether Tab leads to it. */
  isCurrent: boolean;
  onSelect: () => void;
  /** Called when the reader points at it or moves the focus there. */
  onReach: () => void;
}

/** A record in a graph: the shape of its model, and its name if there's room. */
export default function Mark(props: Props): ReactNode {
  const {record, kind, place, scale, degree, isNamed, isSelected, isCurrent, onSelect, onReach} =
    props;
  const {id, typeName} = record;
  const name = displayName(record);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons. The graph handles the keys
    <g
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`${name}, ${typeName}, ${countOf(degree, 'relationship')}`}
      aria-pressed={isSelected}
      data-id={id}
      className={clsx(styles.record, styles[`color${kind?.color}`], isSelected && styles.selected)}
      transform={`translate(${place.x} ${place.y})`}
      onClick={onSelect}
      onFocus={onReach}
      onPointerEnter={onReach}
    >
      <title>{`${name} (${typeName})`}</title>
      <circle r={14} className={styles.halo} />
      <path d={kind?.outline} className={styles.shape} transform={`scale(${scale})`} />
      {isNamed && (
        <text className={styles.name} dy="0.35em" y={fullRadius * scale + drop}>
          {nameOf(record)}
        </text>
      )}
    </g>
  );
}
