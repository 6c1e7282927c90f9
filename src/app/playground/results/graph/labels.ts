import {displayName} from '../../../../bql/evaluate/values';
import type {GraphRecord} from '../../../../bql/graph';
import type {Arrow} from './arrows';
import type {Point} from './layout';

/** A rectangle on the screen: its middle, and its size. */
interface Box extends Point {
  width: number;
  height: number;
}

/** Longer names are cut in the drawing. */
const longest = 26;
export const nameOf = (record: GraphRecord): string => {
  const name = displayName(record);
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
};

/** How far below the edge of a record's mark the middle of its name is, in pixels. */
export const drop = 11;

/** The distance from the middle of a mark to its edge at full size, in pixels. */
export const fullRadius = 9;

/** The part of a mark's full size that it has: in a graph seen from afar, marks are smaller. */
export const scaleAt = (zoom: number) => Math.min(1, Math.max(0.55, zoom));

/** About the width of a label at the usual size of text, in pixels. */
const widthOf = (text: string) => text.length * 6.4 + 12;

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

interface Situation {
  /** In pixels. */
  places: ReadonlyMap<string, Point>;
  /** The number of links of each record. The records with the most are named first. */
  degrees: ReadonlyMap<string, number>;
  /** The distance from the middle of a mark to its edge. */
  radius: number;
  /** How many times as large as usual text is. */
  textScale: number;
  /** The record that comes before all others, with its verbs. */
  first: string | undefined;
}

/** How many times as many links a record must have so that its name can cover another record. */
const dominance = 3;

/**
 * Chooses the names and verbs that can be read: each is drawn only if it covers none of the ones before it and no
 * record, except that the name of a center can cover the records around it. A reader who zooms in sees more of them.
 *
 * @returns the IDs of records and the keys of arrows
 */
export function labelsThatFit(
  records: readonly GraphRecord[],
  arrows: readonly Arrow[],
  {places, degrees, radius, textScale, first}: Situation,
): ReadonlySet<string> {
  const marks = records.map(({id}) => ({
    degree: degrees.get(id) ?? 0,
    box: {...(places.get(id) ?? {x: 0, y: 0}), width: 2 * radius, height: 2 * radius},
  }));
  const names = records.map((record, at) => {
    const {degree, box} = marks[at] ?? {degree: 0, box: {x: 0, y: 0}};
    const size = {width: widthOf(nameOf(record)) * textScale, height: 15 * textScale};
    return {key: record.id, degree, box: {...box, ...size, y: box.y + radius + drop}};
  });
  // A verb that's as long as its arrow would hide the arrow.
  const verbs = arrows
    .map(({key, link, middle, length}) => {
      const box = {...middle, width: widthOf(link.verb) * textScale, height: 14 * textScale};
      return {key, degree: 0, box, isFirst: link.from === first || link.to === first, length};
    })
    .filter(({box, length}) => length > box.width + 24);
  const candidates = [
    ...names.filter(({key}) => key === first),
    ...verbs.filter(({isFirst}) => isFirst),
    ...names.sort((a, b) => b.degree - a.degree),
    ...verbs,
  ];
  const taken: Box[] = [];
  const fit = new Set<string>();
  for (const {key, degree, box} of candidates) {
    const coversMark = marks.some(
      (mark) => mark.degree * dominance >= degree && overlap(mark.box, box),
    );
    if (fit.has(key) || coversMark || taken.some((each) => overlap(each, box))) continue;
    taken.push(box);
    fit.add(key);
  }
  return fit;
}
