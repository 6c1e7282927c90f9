/** An attribute's value. Dates are ISO strings in UTC, and references are record IDs. */
export type RecordValue = string | number | boolean | readonly string[] | readonly number[];

/** A record. An absent attribute has no value. */
export interface SampleRecord {
  /** The unique type name and number, such as `Host-17`. */
  readonly id: string;
  /** The type name of its concrete model. (`model` is an attribute of a host: the hardware.) */
  readonly typeName: string;
  readonly [attribute: string]: RecordValue;
}
