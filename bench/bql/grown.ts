import type {Graph, GraphRecord} from '../../src/bql/graph';
import type {Udm} from '../../src/product/udm/udm';

/** A graph with several copies of each record, joined like the originals. Only the first copy keeps its name. */
export function grown(
  records: readonly GraphRecord[],
  times: number,
  small: Graph,
  udm: Udm,
): Graph {
  const byId = new Map<string, GraphRecord>();
  const byModel = new Map<string, GraphRecord[]>();
  for (let copy = 0; copy < times; copy += 1) {
    for (const record of records) {
      const made = copy === 0 ? record : copyOf(record, `~${copy}`, udm);
      byId.set(made.id, made);
      const known = byModel.get(made.typeName);
      if (known) known.push(made);
      else byModel.set(made.typeName, [made]);
    }
  }
  return {
    now: small.now,
    currentUser: small.currentUser,
    recordsOf: (typeName) => byModel.get(typeName) ?? [],
    find: (id) => byId.get(id),
  };
}

function copyOf(record: GraphRecord, suffix: string, udm: Udm): GraphRecord {
  const copy: Record<string, unknown> = {...record, id: record.id + suffix};
  for (const name of ['name', 'displayName'])
    if (typeof copy[name] === 'string') copy[name] += suffix;
  for (const {attribute} of udm.relationshipsFrom(record.typeName)) {
    const held = copy[attribute.name];
    if (Array.isArray(held)) copy[attribute.name] = held.map((id) => id + suffix);
    else if (typeof held === 'string') copy[attribute.name] = held + suffix;
  }
  return copy as GraphRecord;
}
