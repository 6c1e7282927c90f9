import type {Element} from 'hast';
import {s as svg} from 'hastscript';
import {routeOf} from '../../product/udm/address';
import type {Model} from '../../product/udm/definition';
import {moreOf, type Neighbor, type NeighborGroup} from './neighbors';

/** What a box says, before it has a place. */
export interface BoxContent {
  /** The box's text, one entry per line. */
  name: string[];
  /** What its line says: at most two labels, one above the line and one below. */
  labels: string[];
  /** Where the box leads. The model in the middle leads nowhere. */
  href?: string;
  /** The relationship as a sentence. */
  title?: string;
  className?: 'center' | 'more';
}

/** A box with a place: its left edge, the middle of its height, and its width. */
export interface PlacedBox extends BoxContent {
  x: number;
  y: number;
  width: number;
}

/** A small text next to a line, with the middle of its baseline. */
export interface Label {
  x: number;
  y: number;
  value: string;
}

/** A diagram whose parts have their places. Lines and arrowheads are path data. */
export interface Layout {
  width: number;
  top: number;
  bottom: number;
  boxes: PlacedBox[];
  labels: Label[];
  lines: string[];
  heads: string[];
  /** The lines to parents and children. */
  kinship: string[];
}

const lineHeight = 16;
const padding = 7;
const arrow = {length: 7, half: 3.5};

/** How tall a box is. */
export const heightOf = ({name}: Pick<BoxContent, 'name'>) =>
  name.length * lineHeight + 2 * padding;

/** How tall a row is: as tall as its box, or as two labels with a line between them. */
export const rowHeightOf = (content: BoxContent) =>
  Math.max(heightOf(content), content.labels.length > 1 ? 36 : 0);

/** Returns what the boxes of a group say. The last one says how many more there are, and leads to their list. */
export function contentsOf(
  {shown, more}: NeighborGroup,
  longest: number,
  list?: string,
): BoxContent[] {
  const contents = shown.map((neighbor) => contentOf(neighbor, longest));
  if (more === 0) return contents;
  return [
    ...contents,
    {name: [moreOf(more)], labels: [], className: 'more', ...(list && {href: list})},
  ];
}

/** Returns what a neighbor's box says. A third verb and any after it are in the table below the diagram. */
function contentOf({model, labels, sentence}: Neighbor, longest: number): BoxContent {
  return {
    name: wrap(model.name, longest),
    labels: labels.length > 2 ? [...labels.slice(0, 1), `+ ${labels.length - 1} more`] : labels,
    href: routeOf(model),
    title: sentence,
  };
}

/** Returns what the box in the middle says. */
export const centerOf = ({name}: Model, longest: number): BoxContent => ({
  name: wrap(name, longest),
  labels: [],
  className: 'center',
});

/** Returns the labels of a line: the first one above the line, and the second one below. */
export const labelsAt = (x: number, y: number, labels: string[]): Label[] =>
  labels.map((value, index) => ({x, y: index === 0 ? y - 5 : y + 14, value}));

/** An arrowhead that points to the right, as path data. */
export const headRight = (x: number, y: number) =>
  `M${x} ${y}l${-arrow.length} ${-arrow.half}v${2 * arrow.half}z`;

/** An arrowhead that points down, as path data. */
export const headDown = (x: number, y: number) =>
  `M${x} ${y}l${-arrow.half} ${-arrow.length}h${2 * arrow.half}z`;

/** Draws a diagram. Colors come from `model.css`. */
export function drawShapes(form: string, layout: Layout): Element {
  const {width, top, bottom, boxes, labels, lines, heads, kinship} = layout;
  return svg('svg', {className: [form], viewBox: `0 ${top - 1} ${width} ${bottom - top + 2}`}, [
    ...(kinship.length > 0 ? [svg('path', {className: ['kinship'], d: kinship.join('')})] : []),
    svg('path', {d: lines.join('')}),
    svg('path', {className: ['heads'], d: heads.join('')}),
    ...labels.map(({x, y, value}) => textAt(x, y, value)),
    ...boxes.map(drawBox),
  ]);
}

function drawBox(box: PlacedBox): Element {
  const {x, y, width, name, href, title, className} = box;
  const height = heightOf(box);
  // Half a pixel, so that the border is inside the box's width.
  const parts = [
    svg('rect', {x: x + 0.5, y: y - height / 2, width: width - 1, height, rx: 6}),
    ...name.map((value, index) =>
      textAt(x + width / 2, y - height / 2 + padding + lineHeight * (index + 0.78), value),
    ),
  ];
  const properties = className ? {className: [className]} : {};
  if (!href) return svg('g', properties, parts);
  const titles = title ? [svg('title', {}, [{type: 'text', value: title}])] : [];
  return svg('a', {...properties, href}, [...titles, ...parts]);
}

const textAt = (x: number, y: number, value: string) =>
  svg('text', {x, y: Math.round(y * 10) / 10}, [{type: 'text', value}]);

/** Breaks a name into lines of at most so many characters, between words. */
function wrap(name: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
