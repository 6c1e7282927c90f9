import {type Graph, instance} from '@viz-js/viz';
import {once} from '../../base/once';

/** A box, positioned by the middle of its upper edge. */
export interface ModelBox {
  x: number;
  y: number;
}

/** The boxes to lay out: their heights by name, in three columns. */
export interface Columns {
  left: Record<string, number>;
  /** From top to bottom. One of them is `center`. */
  middle: Record<string, number>;
  right: Record<string, number>;
}

export interface Layout {
  width: number;
  height: number;
  boxes: Map<string, ModelBox>;
}

/**
 * Three columns and two gaps are as wide as the text on a phone. All sizes are Graphviz points, which we use as our
 * units.
 */
export const boxWidth = 92;
const gap = 25;
const distance = 9;

/** Loading takes longer than drawing, so it happens once for all diagrams. */
const graphviz = once(instance);

/** Lays out boxes with Graphviz, so that no boxes touch and the lines between them are short. */
export async function layOut(columns: Columns): Promise<Layout> {
  const viz = await graphviz();
  const drawing = viz.renderJSON(graphOf(columns), {yInvert: true, format: 'json0'}) as Drawing;
  const [, height = 0, width = 0] = drawing.bb.split(',').map(Number);
  return {
    width,
    height,
    boxes: new Map(
      drawing.objects
        .filter(({pos}) => pos)
        .map(({name, pos, height: size}) => {
          const [x = 0, y = 0] = pos.split(',').map(Number);
          return [name, {x: Math.round(x), y: Math.round(y - (Number(size) * 72) / 2)}];
        }),
    ),
  };
}

/** The part of Graphviz's output that's read here. */
interface Drawing {
  /** Left, bottom, right, top. */
  bb: string;
  objects: {name: string; pos: string; height: string}[];
}

function graphOf({left, middle, right}: Columns): Graph {
  const stack = Object.keys(middle);
  return {
    directed: true,
    graphAttributes: {rankdir: 'LR', ranksep: inches(gap), nodesep: inches(distance), margin: 0},
    nodeAttributes: {shape: 'box', fixedsize: true, label: '', width: inches(boxWidth)},
    nodes: Object.entries({...left, ...middle, ...right}).map(([name, height]) => ({
      name,
      attributes: {height: inches(height)},
    })),
    edges: [
      ...Object.keys(left).map((tail) => ({tail, head: 'center'})),
      ...Object.keys(right).map((head) => ({tail: 'center', head})),
    ],
    subgraphs: [
      {
        graphAttributes: {rank: 'same'},
        nodes: stack.map((name) => ({name})),
        edges: stack.slice(1).map((head, index) => ({tail: stack[index] ?? head, head})),
      },
    ],
  };
}

const inches = (points: number) => points / 72;
