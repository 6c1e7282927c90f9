import type {Walked} from '../../../../bql/explore/walked';
import type {GraphRecord} from '../../../../bql/graph';
import type {Point} from './layout';

/** A line from a record to one in the next column, each end as a part of its column's height. */
export interface Line {
  key: string;
  left: {id: string; y: number};
  right: {id: string; y: number};
}

/** What's between two columns. */
export interface Gap {
  /** The verbs of its lines, each with an arrow in the direction of the reference. */
  verbs: string;
  lines: Line[];
}

/** A graph in columns, and what's between each and the next. */
export interface ColumnsDrawing {
  columns: GraphRecord[][];
  gaps: Gap[];
  /** Where arrow keys find each record. */
  places: Map<string, Point>;
}

/**
 * Arranges the records of a query in columns. Those in the first one keep the order of the rows, and the others are near
 * the records that they belong to.
 *
 * @returns `undefined` if a link isn't between neighboring columns
 */
export function columnsOf({records, columns, links}: Walked): ColumnsDrawing | undefined {
  const known = new Map(records.map((record) => [record.id, record]));
  const columnOf = new Map(columns.flatMap((ids, at) => ids.map((id) => [id, at] as const)));
  const ends = links.map(({from, to, verb}) => {
    const isForward = (columnOf.get(from) ?? 0) < (columnOf.get(to) ?? 0);
    const [left, right] = isForward ? [from, to] : [to, from];
    return {left, right, verb: isForward ? `${verb} →` : `← ${verb}`, at: columnOf.get(left) ?? 0};
  });
  if (ends.some(({right, at}) => columnOf.get(right) !== at + 1)) return undefined;

  const heights = new Map<string, number>();
  const place = (ids: readonly string[]) => {
    for (const [at, id] of ids.entries()) heights.set(id, (at + 0.5) / ids.length);
  };
  const near = (id: string) => {
    const ys = ends.flatMap(({left, right}) => (right === id ? (heights.get(left) ?? 0) : []));
    return ys.reduce((sum, y) => sum + y, 0) / (ys.length || 1);
  };
  const arranged = columns.map((ids, at) => {
    const order = at === 0 ? ids : ids.toSorted((a, b) => near(a) - near(b));
    place(order);
    return order;
  });
  const end = (id: string) => ({id, y: heights.get(id) ?? 0});
  return {
    columns: arranged.map((ids) => ids.flatMap((id) => known.get(id) ?? [])),
    gaps: columns.slice(1).map((_, gap) => {
      const within = ends.filter(({at}) => at === gap);
      return {
        verbs: [...new Set(within.map(({verb}) => verb))].join(', '),
        lines: within.map(({left, right, verb}) => ({
          key: `${left} ${verb} ${right}`,
          left: end(left),
          right: end(right),
        })),
      };
    }),
    // A single column flows in rows, and any arrow key leads to the one before or after.
    places: new Map(
      arranged.flatMap((ids, at) =>
        ids.map((id, y) => [id, arranged.length > 1 ? {x: at, y: end(id).y} : {x: y, y}] as const),
      ),
    ),
  };
}
