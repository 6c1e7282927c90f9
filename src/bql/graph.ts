/** What an attribute holds: references are ids of records. */
export type Value = string | number | boolean | null | undefined | readonly (string | number)[];

/** A record of the graph. Dates are ISO 8601 in UTC. */
export interface GraphRecord {
  readonly id: string;
  /** Of its model, which is never abstract. */
  readonly typeName: string;
  readonly [attribute: string]: Value;
}

/** The records that queries run on. */
export interface Graph {
  /** The moment that `IN LAST` counts from. */
  readonly now: Date;
  /** The id of the user who runs the query, if there is one. */
  readonly currentUser?: string;
  /** Records of a concrete model, in a stable order. */
  recordsOf(typeName: string): readonly GraphRecord[];
  /** The record with an id, or `undefined`. */
  find(id: string): GraphRecord | undefined;
}
