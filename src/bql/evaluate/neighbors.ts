import type {Udm} from '../../product/udm/udm';
import type {Graph, GraphRecord} from '../graph';
import type {Budget} from '../overrun';

/** One record's edges of one kind. The attribute that creates an edge can be on either record. */
export interface Bundle {
  verb: string;
  /** Whether the attribute belongs to the record we come from. */
  isOutgoing: boolean;
  /** The model that the edges lead to. */
  typeName: string;
  records: Set<GraphRecord>;
}

/** Which edges to follow. */
export interface Way {
  /** Undefined means any verb, also across one record in between: RELATES TO. */
  verb?: string;
  direction?: 'out' | 'in';
}

/** Finds the records connected to a record. Each reference is read once, when first needed. */
export class Neighbors {
  readonly #bundles = new Map<string, Map<string, Bundle>>();

  constructor(graph: Graph, udm: Udm) {
    for (const {typeName, abstract} of udm.models) {
      const records = abstract ? [] : graph.recordsOf(typeName);
      if (records.length === 0) continue;
      const references = udm.relationshipsFrom(typeName);
      for (const record of records) {
        for (const {attribute, verb} of references) {
          const value = record[attribute.name];
          if (value === null || value === undefined) continue;
          for (const id of Array.isArray(value) ? value : [value]) {
            const target = graph.find(String(id));
            if (!target) continue;
            this.#add(record, verb, true, target);
            this.#add(target, verb, false, record);
          }
        }
      }
    }
  }

  #add({id}: GraphRecord, verb: string, isOutgoing: boolean, record: GraphRecord) {
    const {typeName} = record;
    const bundles = this.#bundles.get(id) ?? new Map<string, Bundle>();
    this.#bundles.set(id, bundles);
    const key = `${verb} ${isOutgoing} ${typeName}`;
    const bundle = bundles.get(key);
    if (bundle) bundle.records.add(record);
    else bundles.set(key, {verb, isOutgoing, typeName, records: new Set([record])});
  }

  /** Returns a record's edges, by verb, direction, and model. */
  bundlesOf({id}: GraphRecord): Iterable<Bundle> {
    return this.#bundles.get(id)?.values() ?? [];
  }

  /**
   * Returns the records connected to another record, each once.
   *
   * @param models type names of the models to include
   * @param budget charged one step for each record examined
   */
  of(
    record: GraphRecord,
    way: Way,
    models: ReadonlySet<string>,
    budget: Budget,
  ): ReadonlySet<GraphRecord> {
    return way.verb === undefined
      ? this.#around(record, models, budget)
      : this.#along(record, way, models, budget);
  }

  #along(
    record: GraphRecord,
    {verb, direction}: Way,
    models: ReadonlySet<string>,
    budget: Budget,
  ): ReadonlySet<GraphRecord> {
    const fitting: Bundle[] = [];
    for (const bundle of this.bundlesOf(record)) {
      budget.step();
      if (bundle.verb !== verb || !models.has(bundle.typeName)) continue;
      if (!direction || bundle.isOutgoing === (direction === 'out')) fitting.push(bundle);
    }
    const [first] = fitting;
    if (first && fitting.length === 1) return first.records;
    return new Set(fitting.flatMap(({records}) => [...records]));
  }

  #around(
    record: GraphRecord,
    models: ReadonlySet<string>,
    budget: Budget,
  ): ReadonlySet<GraphRecord> {
    const found = new Set<GraphRecord>();
    for (const {typeName, records} of this.bundlesOf(record)) {
      for (const near of records) {
        if (models.has(typeName)) found.add(near);
        this.#addNear(near, record, models, found, budget);
      }
    }
    return found;
  }

  #addNear(
    near: GraphRecord,
    start: GraphRecord,
    models: ReadonlySet<string>,
    found: Set<GraphRecord>,
    budget: Budget,
  ) {
    for (const {typeName, records} of this.bundlesOf(near)) {
      budget.step();
      if (!models.has(typeName)) continue;
      budget.step(records.size);
      for (const far of records) if (far !== start) found.add(far);
    }
  }
}
