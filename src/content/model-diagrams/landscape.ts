import type {Model} from '../../product/udm/definition';
import type {Neighborhood} from './neighbors';
import {
  type BoxContent,
  centerOf,
  contentsOf,
  headRight,
  heightOf,
  type Label,
  type Layout,
  labelsAt,
  type PlacedBox,
  rowHeightOf,
} from './shapes';

/** As wide as the text on a desk. One unit is a pixel there. */
const width = 672;
const gapBetweenRows = 10;
const gapToKin = 24;
/** How far the line that joins a side's lines is from the box in the middle. */
const toBus = 12;
const radius = 6;

/** The widths of the boxes, and how many characters fit on their lines: with two sides, and with one. */
const sizes = {
  two: {side: 138, middle: 118, longest: 17, longestInMiddle: 13},
  one: {side: 232, middle: 232, longest: 30, longestInMiddle: 26},
};

/**
 * Lays out a model in the middle, the models that refer to it on the left, and the models it refers to on the right,
 * with verbs on their lines. Its parent is above it, and its children are below. A side without models takes no room.
 */
export function landscape(model: Model, neighbors: Neighborhood): Layout {
  const {sources, targets, parents, children} = neighbors;
  const size = sources.shown.length > 0 && targets.shown.length > 0 ? sizes.two : sizes.one;
  const left = column(contentsOf(sources, size.longest, '#references-to-it'));
  const right = column(contentsOf(targets, size.longest, '#references-it-holds'));
  const middleX = placeOfMiddle(size, left.length > 0, right.length > 0);
  const center = {
    ...centerOf(model, size.longestInMiddle),
    x: middleX,
    y: 0,
    width: size.middle,
  };
  const leftBoxes = left.map((row) => ({...row, x: 0, width: size.side}));
  const rightBoxes = right.map((row) => ({...row, x: width - size.side, width: size.side}));
  const kin = [
    placeKin(center, contentsOf(parents, size.longestInMiddle), 'above'),
    placeKin(center, contentsOf(children, size.longestInMiddle), 'below'),
  ];
  const boxes = [...leftBoxes, center, ...kin.flatMap((each) => each.boxes), ...rightBoxes];
  const edges = boxes.flatMap((box) => {
    const half = Math.max(heightOf(box), rowHeightOf(box)) / 2;
    return [box.y - half, box.y + half];
  });
  const sides = [incoming(leftBoxes, center), outgoing(center, rightBoxes)];
  return {
    width,
    top: Math.min(...edges),
    bottom: Math.max(...edges),
    boxes,
    labels: [...sides, ...kin].flatMap(({labels}) => labels),
    lines: sides.flatMap(({lines}) => lines),
    heads: sides.flatMap(({heads}) => heads),
    kinship: kin.flatMap(({lines}) => lines),
  };
}

function placeOfMiddle({middle}: typeof sizes.two, hasLeft: boolean, hasRight: boolean): number {
  if (!hasLeft) return 0;
  return hasRight ? (width - middle) / 2 : width - middle;
}

/** Stacks boxes so that the middle of the stack is at 0. */
function column(contents: BoxContent[]): (BoxContent & {y: number})[] {
  const heights = contents.map(rowHeightOf);
  const total = heights.reduce((sum, height) => sum + height + gapBetweenRows, -gapBetweenRows);
  let top = -total / 2;
  return contents.map((content, index) => {
    const height = heights[index] ?? 0;
    const y = top + height / 2;
    top += height + gapBetweenRows;
    return {...content, y};
  });
}

interface Side {
  labels: Label[];
  lines: string[];
  heads: string[];
}

/** Draws lines from boxes on the left that meet in front of the box in the middle. */
function incoming(boxes: PlacedBox[], center: PlacedBox): Side {
  if (boxes.length === 0) return {labels: [], lines: [], heads: []};
  const bus = center.x - toBus;
  return {
    labels: boxes.flatMap(({x, y, width: wide, labels}) =>
      labelsOn((x + wide + bus) / 2, y, labels),
    ),
    lines: [
      ...boxes.map(({x, y, width: wide}) => `M${x + wide} ${y}${bend(bus, y)}V0`),
      `M${bus} 0H${center.x - 6}`,
    ],
    heads: [headRight(center.x, 0)],
  };
}

/** Draws lines from the box in the middle that part on their way to the boxes on the right. */
function outgoing(center: PlacedBox, boxes: PlacedBox[]): Side {
  if (boxes.length === 0) return {labels: [], lines: [], heads: []};
  const edge = center.x + center.width;
  const bus = edge + toBus;
  return {
    labels: boxes.flatMap(({x, y, labels}) => labelsOn((bus + x - 6) / 2, y, labels)),
    lines: [
      `M${edge} 0H${bus}`,
      ...boxes.map(({x, y}) => {
        const turn = turnAt(y);
        return `M${bus} 0V${y - turn}q0 ${turn} ${Math.abs(turn)} ${turn}H${x - 6}`;
      }),
    ],
    heads: boxes.map(({x, y}) => headRight(x, y)),
  };
}

/** Returns the labels of a line: a single one is on the line, which `model.css` interrupts, and two are around it. */
const labelsOn = (x: number, y: number, labels: string[]): Label[] =>
  labels.length === 1 ? labels.map((value) => ({x, y: y + 4, value})) : labelsAt(x, y, labels);

/** How far a line curves up or down where it leaves or meets the bus: less if there's no room. */
const turnAt = (y: number) => Math.sign(y) * Math.min(radius, Math.abs(y));

/** A horizontal line to the bus that turns toward 0 at its end. */
function bend(bus: number, y: number): string {
  const turn = turnAt(y);
  return `H${bus - Math.abs(turn)}q${Math.abs(turn)} 0 ${Math.abs(turn)} ${-turn}`;
}

/** Places a parent above the box in the middle, or children below it, on a line with one label. */
function placeKin(center: PlacedBox, contents: BoxContent[], side: 'above' | 'below') {
  const [first] = contents;
  if (!first) return {boxes: [], labels: [], lines: []};
  const direction = side === 'above' ? -1 : 1;
  const x = center.x + center.width / 2;
  const edge = (direction * heightOf(center)) / 2;
  let end = edge + direction * gapToKin;
  const boxes = contents.map((content): PlacedBox => {
    const y = end + (direction * heightOf(content)) / 2;
    end += direction * (heightOf(content) + gapBetweenRows - 2);
    return {...content, labels: [], x: center.x, y, width: center.width};
  });
  const last = boxes.at(-1)?.y ?? 0;
  const [value = ''] = first.labels;
  return {
    boxes,
    labels: [{x: x + 8 + value.length * 3.75, y: edge + (direction * gapToKin) / 2 + 4, value}],
    lines: [`M${x} ${edge}V${last}`],
  };
}
