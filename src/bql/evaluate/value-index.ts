import type {Graph, GraphRecord} from '../graph';

type Scalar = string | number | boolean;

/**
 * Finds the records of a model that have a value, alone or in a list. Each attribute is read once, when first needed.
 */
export class ValueIndex {
  readonly #graph: Graph;
  readonly #known = new Map<string, Map<Scalar, Set<GraphRecord>>>();

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  find(typeName: string, attribute: string, value: Scalar): ReadonlySet<GraphRecord> {
    const key = `${typeName}.${attribute}`;
    const byValue = this.#known.get(key) ?? this.#read(typeName, attribute);
    this.#known.set(key, byValue);
    return byValue.get(value) ?? new Set();
  }

  #read(typeName: string, attribute: string): Map<Scalar, Set<GraphRecord>> {
    const byValue = new Map<Scalar, Set<GraphRecord>>();
    for (const record of this.#graph.recordsOf(typeName)) {
      const held = record[attribute];
      if (held === null || held === undefined) continue;
      for (const value of Array.isArray(held) ? held : [held as Scalar]) {
        const records = byValue.get(value);
        if (records) records.add(record);
        else byValue.set(value, new Set([record]));
      }
    }
    return byValue;
  }
}
