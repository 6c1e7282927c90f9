import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import type {GraphDrawing} from './expand';

/** A place in the graph, in units that are pixels at zoom 1. */
export interface Point {
  x: number;
  y: number;
}

interface Node extends SimulationNodeDatum {
  id: string;
}

/** How long an arrow should be: room for its verb. */
const arrowLength = 120;

/** After this many steps, d3-force's simulation is at rest. */
const steps = 300;

/**
 * Gives each record a place, before anything is drawn.
 *
 * @param places of the records that were drawn before: they stay, and related records come near them
 * @param aspect the width of the graph's box relative to its height
 */
export function placesOf(
  {records, links}: Pick<GraphDrawing, 'records' | 'links'>,
  places: ReadonlyMap<string, Point>,
  aspect: number,
): Map<string, Point> {
  const known = (id: string) => places.get(id);
  const nodes = records.map(({id}): Node => {
    const place = known(id);
    if (place) return {id, fx: place.x, fy: place.y};
    const near = links
      .filter(({from, to}) => from === id || to === id)
      .map(({from, to}) => known(from === id ? to : from))
      .find((each) => each !== undefined);
    return {id, ...near};
  });
  const edges = links.map(({from, to}) => ({source: from, target: to}));
  forceSimulation(nodes)
    .force(
      'links',
      forceLink<Node, {source: string | Node; target: string | Node}>(edges)
        .id(({id}) => id)
        .distance(arrowLength),
    )
    .force('apart', forceManyBody<Node>().strength(-220))
    .force('room', forceCollide<Node>(26))
    .force('x', forceX<Node>(0).strength(0.05))
    .force('y', forceY<Node>(0).strength(0.05 * aspect))
    .stop()
    .tick(steps);
  return new Map(nodes.map(({id, x = 0, y = 0}) => [id, {x, y}]));
}
