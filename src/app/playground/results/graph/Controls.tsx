import type {ReactNode} from 'react';
import LineIcon from '../../../../base/components/LineIcon';
import QueryAction from '../../QueryAction';
import styles from './graph.module.css';
import type {Point} from './layout';

const pans: {name: string; icon: string; way: Point}[] = [
  {name: 'Move left', icon: 'M15 5l-7 7 7 7', way: {x: -1, y: 0}},
  {name: 'Move right', icon: 'M9 5l7 7-7 7', way: {x: 1, y: 0}},
  {name: 'Move up', icon: 'M5 15l7-7 7 7', way: {x: 0, y: -1}},
  {name: 'Move down', icon: 'M5 9l7 7 7-7', way: {x: 0, y: 1}},
];

interface Props {
  /** @param way where the reader looks */
  onPan: (way: Point) => void;
  onZoom: (isIn: boolean) => void;
  onFit: () => void;
}

/** Buttons for what dragging and the mouse wheel do, too. */
export default function Controls({onPan, onZoom, onFit}: Props): ReactNode {
  return (
    <div className={styles.controls}>
      {pans.map(({name, icon, way}) => (
        <QueryAction key={name} aria-label={name} title={name} onClick={() => onPan(way)}>
          <LineIcon d={icon} width={16} />
        </QueryAction>
      ))}
      <QueryAction aria-label="Zoom out" title="Zoom out" onClick={() => onZoom(false)}>
        <LineIcon d="M5 12h14" width={16} />
      </QueryAction>
      <QueryAction aria-label="Zoom in" title="Zoom in" onClick={() => onZoom(true)}>
        <LineIcon d="M5 12h14M12 5v14" width={16} />
      </QueryAction>
      <QueryAction onClick={onFit}>Fit</QueryAction>
    </div>
  );
}
