import {grouped} from '../../../../base/collections';
import type {Link} from '../../../../bql/explore/walked';
import type {Point} from './layout';

/** A link as it's drawn, in pixels from the graph's origin. */
export interface Arrow {
  key: string;
  link: Link;
  /** Path data for its line, and for the head at its end. */
  line: string;
  head: string;
  /** The middle of the line, where its verb is. */
  middle: Point;
  length: number;
}

/** The distance of an arrow's ends from the middle of a record, and of arrows between the same records. */
const gap = 13;
const spread = 34;
const headLength = 7;

/**
 * Draws the links. Several links between the same two records are curves side by side.
 *
 * @param places in pixels
 */
export function arrowsOf(links: readonly Link[], places: ReadonlyMap<string, Point>): Arrow[] {
  const pairs = grouped(
    links.map((link) => [[link.from, link.to].sort().join(' '), link] as const),
  );
  return [...pairs.values()].flatMap((pair) =>
    pair.flatMap((link, at) => {
      const [a, b] = [places.get(link.from), places.get(link.to)];
      if (!a || !b) return [];
      // The two directions of a pair bend to opposite sides of the same line.
      const side = link.from < link.to ? 1 : -1;
      const bend = (at - (pair.length - 1) / 2) * spread * side;
      const key = `${link.from} ${link.verb} ${link.to}`;
      return {key, link, ...(link.from === link.to ? loopAt(a) : arrowBetween(a, b, bend))};
    }),
  );
}

/** A link of a record to itself, above it. */
function loopAt({x, y}: Point) {
  return {
    line: `M${x - 6} ${y - 12}c-18-30 30-30 13-4`,
    head: headAt({x: x + 6, y: y - 12}, {x: -0.5, y: 0.85}),
    middle: {x, y: y - 40},
    length: 60,
  };
}

/** @param bend how far the middle of the line is from a straight one */
function arrowBetween(a: Point, b: Point, bend: number) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const along = {x: (b.x - a.x) / length, y: (b.y - a.y) / length};
  const across = {x: -along.y, y: along.x};
  const control = {
    x: (a.x + b.x) / 2 + across.x * bend * 2,
    y: (a.y + b.y) / 2 + across.y * bend * 2,
  };
  const start = towards(a, control, gap);
  const tip = towards(b, control, gap);
  const end = towards(tip, control, headLength);
  const [x, y] = [tip.x - end.x, tip.y - end.y];
  return {
    line: `M${written(start)}Q${written(control)} ${written(end)}`,
    head: headAt(tip, {x: x / headLength, y: y / headLength}),
    middle: {
      x: (a.x + b.x) / 2 + across.x * bend,
      y: (a.y + b.y) / 2 + across.y * bend,
    },
    length: length - 2 * gap,
  };
}

/** Returns the point that's some pixels from one point on the way to another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * distance,
    y: from.y + ((to.y - from.y) / length) * distance,
  };
}

/** A triangle with its tip at a point. */
function headAt(tip: Point, {x, y}: Point): string {
  const base = {x: tip.x - x * headLength, y: tip.y - y * headLength};
  const half = {x: -y * 3.5, y: x * 3.5};
  const left = {x: base.x + half.x, y: base.y + half.y};
  const right = {x: base.x - half.x, y: base.y - half.y};
  return `M${written(tip)}L${written(left)}L${written(right)}z`;
}

const written = ({x, y}: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
