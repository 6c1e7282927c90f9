import type {Element} from 'hast';
import {s as svg} from 'hastscript';
import {routeOf} from '../../product/udm/address';
import type {Model} from '../../product/udm/definition';
import type {Udm} from '../../product/udm/udm';
import {boxWidth, type Columns, layOut, type ModelBox} from './layout';
import {describeNeighbors, type Neighbor, neighborsOf} from './neighbors';

const lineHeight = 16;
const padding = 7;
/** The longest line in characters, by separator. */
const longestLine = {' ': 11, _: 12};

/** A box in the diagram: small lines with verbs, then the model's name. */
interface Content {
  labels: string[];
  name: string[];
  neighbor?: Neighbor;
}

/**
 * Draws a model among its neighbors. Models that refer to it are on the left, the models it refers to are on the right,
 * and its parent and children are above and below. Each neighbor is a link. Colors come from `model.css`.
 *
 * @returns an `svg` element, as wide as the text on a phone
 */
export async function draw(udm: Udm, model: Model): Promise<Element> {
  const neighbors = neighborsOf(udm, model);
  const contents = new Map<string, Content>([
    ['center', {labels: [], name: wrap(model.name, ' ')}],
    ...neighbors.map((neighbor, index) => [`n${index}`, contentOf(neighbor)] as const),
  ]);
  const {width, height, boxes} = await layOut(columnsOf(contents));
  const boxOf = (name: string) => boxes.get(name) ?? {x: 0, y: 0};
  return svg(
    'svg',
    {
      className: ['model-diagram'],
      viewBox: `-1 -1 ${Math.ceil(width) + 2} ${Math.ceil(height) + 2}`,
      width: Math.ceil(width) + 2,
      height: Math.ceil(height) + 2,
      role: 'group',
      ariaLabel: describeNeighbors(model, neighbors),
    },
    [
      arrow,
      svg('path', {className: ['kinship'], d: stem(contents, boxOf)}),
      ...drawLines(contents, boxOf),
      ...[...contents].map(([name, content]) => drawBox(boxOf(name), content)),
    ],
  );
}

function columnsOf(contents: Map<string, Content>): Columns {
  const column = (...kinds: (Neighbor['kind'] | undefined)[]) =>
    kinds.flatMap((kind) =>
      [...contents]
        .filter(([, {neighbor}]) => neighbor?.kind === kind)
        .map(([name, content]) => [name, heightOf(content)] as const),
    );
  return {
    left: Object.fromEntries(column('source')),
    middle: Object.fromEntries(column('parent', undefined, 'child')),
    right: Object.fromEntries(column('target')),
  };
}

/** Draws the line behind the boxes in the middle column. */
function stem(contents: Map<string, Content>, boxOf: (name: string) => ModelBox): string {
  const middle = [...contents]
    .filter(([, {neighbor}]) => !neighbor || ['parent', 'child'].includes(neighbor.kind))
    .map(([name]) => boxOf(name));
  const heights = middle.map(({y}) => y);
  return `M${boxOf('center').x} ${Math.min(...heights)}V${Math.max(...heights)}`;
}

/** Draws lines from each source to the center, and from the center to each target. */
function drawLines(contents: Map<string, Content>, boxOf: (name: string) => ModelBox): Element[] {
  return [...contents].flatMap(([name, {neighbor}]) => {
    if (neighbor?.kind !== 'source' && neighbor?.kind !== 'target') return [];
    const ends = neighbor.kind === 'source' ? [name, 'center'] : ['center', name];
    const [from = {x: 0, y: 0}, to = from] = ends.map((end) => {
      const content = contents.get(end);
      const {x, y} = boxOf(end);
      return {x, y: y + (content ? heightOf(content) / 2 : 0)};
    });
    const left = from.x + boxWidth / 2;
    const right = to.x - boxWidth / 2;
    const bend = (right - left) / 2;
    const d = `M${left} ${from.y}C${left + bend} ${from.y} ${right - bend} ${to.y} ${right} ${to.y}`;
    return [svg('path', {d, markerEnd: 'url(#arrow)'})];
  });
}

function drawBox({x, y}: ModelBox, content: Content): Element {
  const {labels, name, neighbor} = content;
  const parts = [
    svg('rect', {x: x - boxWidth / 2, y, width: boxWidth, height: heightOf(content), rx: 5}),
    ...[...labels, ...name].map((value, index) =>
      svg(
        'text',
        {
          x,
          y: y + padding + lineHeight * (index + 0.75),
          ...(index < labels.length && {className: ['verb']}),
        },
        [{type: 'text', value}],
      ),
    ),
  ];
  if (!neighbor) return svg('g', {className: ['center']}, parts);
  const title = svg('title', {}, [{type: 'text', value: neighbor.sentence}]);
  return svg('a', {href: routeOf(neighbor.model)}, [title, ...parts]);
}

const heightOf = ({labels, name}: Content) =>
  (labels.length + name.length) * lineHeight + 2 * padding;

/** Shows two verbs. The table has any others. */
function contentOf(neighbor: Neighbor): Content {
  const {model, labels} = neighbor;
  const shown = labels.length > 2 ? [...labels.slice(0, 1), `+ ${labels.length - 1} more`] : labels;
  return {
    labels: shown.flatMap((label) => wrap(label, '_')),
    name: wrap(model.name, ' '),
    neighbor,
  };
}

/** Breaks a text into lines that fit a box. An underscore stays at the end of its line. */
function wrap(text: string, separator: ' ' | '_'): string[] {
  const lines: string[] = [];
  for (const word of text.split(separator)) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(word);
    else if (`${line}${separator}${word}`.length <= longestLine[separator])
      lines[lines.length - 1] = `${line}${separator}${word}`;
    else {
      lines[lines.length - 1] = `${line}${separator}`.trim();
      lines.push(word);
    }
  }
  return lines;
}

const arrow = svg('defs', {}, [
  svg(
    'marker',
    {
      id: 'arrow',
      viewBox: '0 0 8 8',
      refX: 7,
      refY: 4,
      markerWidth: 7,
      markerHeight: 7,
      orient: 'auto',
    },
    [svg('path', {d: 'M0 0 8 4 0 8z'})],
  ),
]);
