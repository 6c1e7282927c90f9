/** An attribute's value. References are record IDs. */
export type Value = string | number | boolean | null | undefined | readonly (string | number)[];

/** A record in the graph. Dates are ISO 8601 in UTC. */
export interface GraphRecord {
  readonly id: string;
  /** The type name of its model, which is never abstract. */
  readonly typeName: string;
  readonly [attribute: string]: Value;
}

/** The records that queries run on. */
export interface Graph {
  /** The moment that `IN LAST` is relative to. */
  readonly now: Date;
  /** The ID of the user who runs the query, if any. */
  readonly currentUser?: string;
  /** Returns the records of a concrete model, in a stable order. */
  recordsOf(typeName: string): readonly GraphRecord[];
  /** Returns the record with an ID, or `undefined`. */
  find(id: string): GraphRecord | undefined;
}
