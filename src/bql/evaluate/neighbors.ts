import type {Udm} from '../../udm/udm';
import type {Graph, GraphRecord} from '../graph';

/** A way from one record to another: the attribute that makes it stands on either. */
interface Edge {
  verb: string;
  record: GraphRecord;
  /** Whether the attribute is that of the record we come from. */
  isOutgoing: boolean;
}

/** Finds the records that are joined to a record. Reads every reference once, when it is first asked. */
export class Neighbors {
  readonly #edges = new Map<string, Edge[]>();

  constructor(graph: Graph, udm: Udm) {
    for (const {typeName, abstract} of udm.models) {
      if (abstract) continue;
      const references = udm.relationshipsFrom(typeName);
      for (const record of graph.recordsOf(typeName)) {
        for (const {attribute, verb} of references) {
          const value = record[attribute.name];
          if (value === null || value === undefined) continue;
          for (const id of Array.isArray(value) ? value : [value]) {
            const target = graph.find(String(id));
            if (!target) continue;
            this.#add(record.id, {verb, record: target, isOutgoing: true});
            this.#add(target.id, {verb, record, isOutgoing: false});
          }
        }
      }
    }
  }

  #add(id: string, edge: Edge) {
    const edges = this.#edges.get(id);
    if (edges) edges.push(edge);
    else this.#edges.set(id, [edge]);
  }

  /**
   * Records joined to another by a verb, each once.
   *
   * @param verb undefined for any
   * @param models type names of the models that they may be of
   */
  of(
    {id}: GraphRecord,
    verb: string | undefined,
    direction: 'out' | 'in' | undefined,
    models: ReadonlySet<string>,
  ): GraphRecord[] {
    const found = new Set<GraphRecord>();
    for (const edge of this.#edges.get(id) ?? []) {
      if (verb !== undefined && edge.verb !== verb) continue;
      if (direction && edge.isOutgoing !== (direction === 'out')) continue;
      if (models.has(edge.record.typeName)) found.add(edge.record);
    }
    return [...found];
  }

  /** Records joined by any verb in any direction, directly or through one other record. */
  around(record: GraphRecord, models: ReadonlySet<string>): GraphRecord[] {
    const found = new Set<GraphRecord>();
    for (const {record: near} of this.#edges.get(record.id) ?? []) {
      if (models.has(near.typeName)) found.add(near);
      for (const {record: far} of this.#edges.get(near.id) ?? [])
        if (far !== record && models.has(far.typeName)) found.add(far);
    }
    return [...found];
  }
}
