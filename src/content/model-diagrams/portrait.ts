import type {Model} from '../../product/udm/definition';
import type {Neighborhood} from './neighbors';
import {
  type BoxContent,
  centerOf,
  contentsOf,
  headDown,
  headRight,
  heightOf,
  type Label,
  type Layout,
  labelsAt,
  type PlacedBox,
  rowHeightOf,
} from './shapes';

/** As wide as the text on the narrowest phone, so that texts are never smaller than drawn. */
const width = 288;
const spine = 12;
const box = {x: 130, width: width - 130, longest: 20};
const kinBox = {width: 114, longest: 13};
const gap = 8;
const radius = 6;

/**
 * Lays out a model's neighbors as rows along a line: the models that refer to it, the model with its parent, the models
 * it refers to, and its children.
 */
export function portrait(model: Model, neighbors: Neighborhood): Layout {
  const {sources, targets, parents, children} = neighbors;
  const above = contentsOf(sources, box.longest, '#references-to-it');
  const below = contentsOf(targets, box.longest, '#references-it-holds');
  const own = {...centerOf(model, kinBox.longest), x: 0, width: kinBox.width};
  const [parent] = contentsOf(parents, kinBox.longest);
  const rows = stack([above, [tallest(own, parent)], below, contentsOf(children, box.longest)]);
  const [sourceRows = [], [middle] = [], targetRows = [], childRows = []] = rows;
  const y = middle?.y ?? 0;
  const half = heightOf(own) / 2;
  const parts = [
    incoming(sourceRows, y - half),
    besides(parent, y),
    outgoing(targetRows, y + half),
    kin(childRows, targetRows.at(-1)?.y ?? y + half),
  ];
  return {
    width,
    top: 0,
    bottom: Math.max(...rows.flat().map((row) => row.y + rowHeightOf(row) / 2)),
    boxes: [
      ...sourceRows.map(inPlace),
      {...own, y},
      ...parts.flatMap(({boxes = []}) => boxes),
      ...[...targetRows, ...childRows].map(inPlace),
    ],
    labels: [
      ...parts.flatMap(({labels = []}) => labels),
      ...[...sourceRows, ...targetRows, ...childRows].flatMap((row) =>
        labelsAt((spine + box.x) / 2, row.y, row.labels),
      ),
    ],
    lines: parts.flatMap(({lines = []}) => lines),
    heads: parts.flatMap(({heads = []}) => heads),
    kinship: parts.flatMap(({kinship = []}) => kinship),
  };
}

type Row = BoxContent & {y: number};

interface Part {
  boxes?: PlacedBox[];
  labels?: Label[];
  lines?: string[];
  heads?: string[];
  kinship?: string[];
}

const inPlace = (row: Row): PlacedBox => ({...row, x: box.x, width: box.width});

const tallest = (own: BoxContent, other: BoxContent | undefined) =>
  other && heightOf(other) > heightOf(own) ? other : own;

/** Places rows below each other, from 0. Groups are farther apart than their rows. */
function stack(groups: BoxContent[][]): Row[][] {
  let top = 0;
  return groups.map((contents) => {
    const rows = contents.map((content) => {
      const y = top + rowHeightOf(content) / 2;
      top += rowHeightOf(content) + gap;
      return {...content, y};
    });
    if (rows.length > 0) top += gap;
    return rows;
  });
}

function incoming(rows: Row[], end: number): Part {
  if (rows.length === 0) return {};
  return {
    lines: [
      ...rows.map(({y}) => `M${box.x} ${y}H${spine + radius}q${-radius} 0 ${-radius} ${radius}`),
      `M${spine} ${(rows[0]?.y ?? 0) + radius}V${end - 6}`,
    ],
    heads: [headDown(spine, end)],
  };
}

function outgoing(rows: Row[], start: number): Part {
  if (rows.length === 0) return {};
  return {
    lines: branches(rows, start, box.x - 6),
    heads: rows.map(({y}) => headRight(box.x, y)),
  };
}

const kin = (rows: Row[], start: number): Part => ({
  kinship: rows.length > 0 ? branches(rows, start - radius, box.x) : [],
});

/** A line down, and a branch from it to each row that ends there. */
const branches = (rows: Row[], start: number, end: number) => [
  `M${spine} ${start}V${(rows.at(-1)?.y ?? start) - radius}`,
  ...rows.map(({y}) => `M${spine} ${y - radius}q0 ${radius} ${radius} ${radius}H${end}`),
];

/** The parent, on the right of the model. */
function besides(parent: BoxContent | undefined, y: number): Part {
  if (!parent) return {};
  const x = width - kinBox.width;
  return {
    boxes: [{...parent, x, y, width: kinBox.width}],
    labels: labelsAt(width / 2, y, parent.labels),
    kinship: [`M${kinBox.width} ${y}H${x}`],
  };
}
