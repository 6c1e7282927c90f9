import type {Point} from './layout';

/** Where each arrow key leads. */
export const directions: Record<string, Point> = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1},
};

/**
 * Returns the record that a reader means with an arrow key: the nearest one in that direction, where a step to the side
 * counts twice. `undefined` if there's none.
 */
export function nearest(
  from: string,
  direction: Point,
  places: ReadonlyMap<string, Point>,
): string | undefined {
  const start = places.get(from);
  if (!start) return undefined;
  let best: {id: string; distance: number} | undefined;
  for (const [id, {x, y}] of places) {
    const ahead = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const aside = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x);
    if (id === from || ahead <= 0 || aside > 2 * ahead) continue;
    const distance = ahead + 2 * aside;
    if (!best || distance < best.distance) best = {id, distance};
  }
  return best?.id;
}
