import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState} from 'react';
import {textScale} from '../text-scale';
import {arrowsOf} from './arrows';
import Controls from './Controls';
import type {GraphDrawing} from './expand';
import styles from './graph.module.css';
import {kindsOf} from './kinds';
import Legend from './Legend';
import {fullRadius, labelsThatFit, scaleAt} from './labels';
import {type Point, placesOf} from './layout';
import Mark from './Mark';
import {directions, nearest} from './nearest';
import {useCamera} from './useCamera';

interface Props {
  drawing: GraphDrawing;
  /** The record that's open. */
  selected: string | undefined;
  onSelect: (id: string) => void;
}

/** How far a key or a button moves the view, in pixels, and how much it enlarges it. */
const stride = 80;
const magnification = 1.4;

/** Records as shapes, with arrows for their verbs. Nothing in it moves on its own. */
export default function Network({drawing, selected, onSelect}: Props): ReactNode {
  const {records, links} = drawing;
  const box = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string>();
  const [hasRoomAside] = useState(() => window.innerWidth >= 640);
  const places = usePlaces(drawing, hasRoomAside ? 1.6 : 0.8);
  const {camera, zoomBy, panBy, show, fit, drag} = useCamera(box, places);
  const kinds = useMemo(() => kindsOf(records), [records]);
  const help = useId();
  const current = places.has(reached ?? '') ? reached : records[0]?.id;
  const near = reached ?? selected;
  const {zoom} = camera;
  const scale = scaleAt(zoom);

  const {arrows, zoomed, degrees} = useMemo(() => {
    const all = [...places].map(([id, {x, y}]) => [id, {x: x * zoom, y: y * zoom}] as const);
    const ends = links.flatMap(({from, to}) => [from, to]);
    const counts = new Map(records.map(({id}) => [id, ends.filter((end) => end === id).length]));
    return {arrows: arrowsOf(links, new Map(all)), zoomed: new Map(all), degrees: counts};
  }, [records, links, places, zoom]);
  // The ones with the most links are drawn last, so that nothing covers their names.
  const byDegree = records.toSorted((a, b) => (degrees.get(a.id) ?? 0) - (degrees.get(b.id) ?? 0));
  const named = useMemo(
    () =>
      labelsThatFit(records, arrows, {
        places: zoomed,
        degrees,
        radius: fullRadius * scale,
        textScale: textScale(),
        first: near,
      }),
    [records, arrows, zoomed, degrees, scale, near],
  );

  function focus(id: string) {
    const place = places.get(id);
    if (place) show(place);
    box.current?.querySelector<SVGElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const {key, shiftKey, ctrlKey, metaKey, altKey} = event;
    const way = directions[key];
    if (ctrlKey || metaKey || altKey) return;
    if (way && shiftKey) panBy(-way.x * stride, -way.y * stride);
    else if (way && current) focus(nearest(current, way, places) ?? current);
    else if (key === '+' || key === '=') zoomBy(magnification);
    else if (key === '-') zoomBy(1 / magnification);
    else if (key === '0') fit();
    else if ((key === 'Enter' || key === ' ') && current) onSelect(current);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Legend kinds={[...kinds.values()]} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={box}
        role="group"
        aria-label="Graph"
        aria-describedby={help}
        className={styles.box}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <svg width="100%" height="100%" role="presentation">
          <g transform={`translate(${camera.x} ${camera.y})`}>
            {arrows.map(({key, link, line, head, middle}) => (
              <g
                key={key}
                className={clsx(
                  styles.arrow,
                  (link.from === near || link.to === near) && styles.near,
                )}
              >
                <path d={line} className={styles.line} />
                <path d={head} className={styles.head} />
                {named.has(key) && (
                  <text className={styles.verb} x={middle.x} y={middle.y} dy="0.35em">
                    {link.verb}
                  </text>
                )}
              </g>
            ))}
            {byDegree.map((record) => {
              const {id} = record;
              return (
                <Mark
                  key={id}
                  record={record}
                  kind={kinds.get(record.typeName)}
                  place={zoomed.get(id) ?? {x: 0, y: 0}}
                  scale={scale}
                  degree={degrees.get(id) ?? 0}
                  isNamed={named.has(id)}
                  isSelected={id === selected}
                  isCurrent={id === current}
                  onSelect={() => onSelect(id)}
                  onReach={() => setReached(id)}
                />
              );
            })}
          </g>
        </svg>
      </div>
      <div className={`query-bar ${styles.foot}`}>
        <p id={help}>
          Select a record to open it. Arrow keys move among records, with Shift they move the view,
          plus and minus zoom, and 0 shows everything.
        </p>
        <Controls
          onZoom={(isIn) => zoomBy(isIn ? magnification : 1 / magnification)}
          onPan={({x, y}) => panBy(-x * stride, -y * stride)}
          onFit={fit}
        />
      </div>
    </>
  );
}

/** Returns the places of a drawing's records. What was drawn before stays where it is. */
function usePlaces(drawing: GraphDrawing, aspect: number): ReadonlyMap<string, Point> {
  const before = useRef<ReadonlyMap<string, Point>>(new Map());
  return useMemo(() => {
    before.current = placesOf(drawing, before.current, aspect);
    return before.current;
  }, [drawing, aspect]);
}
