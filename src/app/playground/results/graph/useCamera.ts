import {type PointerEvent, type RefObject, useEffect, useLayoutEffect, useState} from 'react';
import type {Point} from './layout';

/** The part of a graph that's in view: a zoom, and where the graph's origin is in the box, in pixels. */
export interface Camera extends Point {
  zoom: number;
}

/** The space around a graph for names, in pixels. A narrow box has less at the sides. */
const marginOf = ({width}: Size): Point => ({x: Math.min(64, width / 6), y: 40});
const range = {least: 0.15, most: 4};

const within = (zoom: number) => Math.min(range.most, Math.max(range.least, zoom));

/** Returns the camera that shows all places. */
function fitted(places: Iterable<Point>, size: Size): Camera {
  const {width, height} = size;
  const margin = marginOf(size);
  const [xs, ys] = [[] as number[], [] as number[]];
  for (const {x, y} of places) {
    xs.push(x);
    ys.push(y);
  }
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const zoom = Math.min(
    1.5,
    within(
      Math.min(
        (width - 2 * margin.x) / (right - left || 1),
        (height - 2 * margin.y) / (bottom - top || 1),
      ),
    ),
  );
  return {
    zoom,
    x: width / 2 - ((left + right) / 2) * zoom,
    y: height / 2 - ((top + bottom) / 2) * zoom,
  };
}

interface Size {
  width: number;
  height: number;
}

/** Zooms and pans a graph: by buttons, keys, dragging, and Ctrl with the mouse wheel. */
export function useCamera(
  box: RefObject<HTMLDivElement | null>,
  places: ReadonlyMap<string, Point>,
) {
  const [size, setSize] = useState<Size>();
  const [moved, setMoved] = useState<Camera>();
  const [dragged, setDragged] = useState<Point>();

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setSize({width: element.clientWidth, height: element.clientHeight});
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  const camera = moved ?? fitted(places.values(), size ?? {width: 640, height: 420});

  /** @param at the place in the box that stays, its middle if it's omitted */
  function zoomBy(factor: number, at?: Point) {
    setMoved((before = camera) => {
      const zoom = within(before.zoom * factor);
      const {x, y} = at ?? {x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2};
      const scale = zoom / before.zoom;
      return {zoom, x: x - (x - before.x) * scale, y: y - (y - before.y) * scale};
    });
  }

  const panBy = (x: number, y: number) =>
    setMoved((before = camera) => ({...before, x: before.x + x, y: before.y + y}));

  /** Moves a place into view, if it isn't. */
  function show({x, y}: Point) {
    if (!size) return;
    const margin = marginOf(size);
    const outside = (at: number, length: number, space: number) =>
      Math.max(0, space - at) + Math.min(0, length - space - at);
    const dx = outside(x * camera.zoom + camera.x, size.width, margin.x);
    const dy = outside(y * camera.zoom + camera.y, size.height, margin.y);
    if (dx !== 0 || dy !== 0) panBy(dx, dy);
  }

  // React's wheel listeners are passive, and then the browser would zoom the page.
  useEffect(() => {
    const element = box.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const {left, top} = element?.getBoundingClientRect() ?? {left: 0, top: 0};
      zoomBy(2 ** (-event.deltaY / 300), {x: event.clientX - left, y: event.clientY - top});
    };
    element?.addEventListener('wheel', onWheel, {passive: false});
    return () => element?.removeEventListener('wheel', onWheel);
  });

  const drag = {
    onPointerDown(event: PointerEvent<Element>) {
      if (event.button === 0) setDragged({x: event.clientX, y: event.clientY});
    },
    onPointerMove(event: PointerEvent<Element>) {
      if (!dragged) return;
      panBy(event.clientX - dragged.x, event.clientY - dragged.y);
      setDragged({x: event.clientX, y: event.clientY});
    },
    onPointerUp: () => setDragged(undefined),
    onPointerLeave: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
  };

  return {camera, size, zoomBy, panBy, show, fit: () => setMoved(undefined), drag};
}
