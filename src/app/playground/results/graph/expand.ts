import type {RelatedGroup} from '../../../../bql/explore/record';
import type {Link, Walked} from '../../../../bql/explore/walked';
import type {GraphRecord} from '../../../../bql/graph';

/** A record whose related records a reader added, group by group. */
export interface Expansion {
  id: string;
  groups: RelatedGroup[];
}

/** The most records that one expansion adds, and the most that a graph can have. */
export const mostAdded = 30;
export const mostDrawn = 240;

/** The records and links of a graph, and what the last expansion added. */
export interface GraphDrawing {
  records: GraphRecord[];
  links: Link[];
  /** What the last expansion did, for readers. */
  news?: string;
}

/** Adds the records of each expansion in turn, and the links to them. */
export const drawingOf = (
  {records, links}: Walked,
  expansions: readonly Expansion[],
): GraphDrawing => expansions.reduce<GraphDrawing>(expanded, {records, links});

function expanded({records, links}: GraphDrawing, {id, groups}: Expansion): GraphDrawing {
  const drawn = new Set(records.map((record) => record.id));
  const room = Math.min(mostAdded, mostDrawn - drawn.size);
  const added = new Map<string, GraphRecord>();
  const byKey = new Map(links.map((link) => [keyOf(link), link]));
  for (const {verb, isOutgoing, first} of groups) {
    for (const record of first) {
      if (!drawn.has(record.id) && !added.has(record.id)) {
        if (added.size >= room) continue;
        added.set(record.id, record);
      }
      const [from, to] = isOutgoing ? [id, record.id] : [record.id, id];
      byKey.set(keyOf({from, to, verb}), {from, to, verb});
    }
  }
  const related = groups.reduce((sum, {count}) => sum + count, 0);
  return {
    records: [...records, ...added.values()],
    links: [...byKey.values()],
    news: newsOf(added.size, related, drawn.size),
  };
}

const keyOf = ({from, verb, to}: Link) => `${from} ${verb} ${to}`;

function newsOf(added: number, related: number, drawn: number): string {
  const all = related.toLocaleString('en');
  if (added > 0) return `Added ${added} of ${all} related records.`;
  return drawn >= mostDrawn
    ? `The graph is full: it has ${drawn} records.`
    : 'The first ten related records of each verb are in the graph already.';
}
