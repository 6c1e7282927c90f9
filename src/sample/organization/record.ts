/** What an attribute of a record can hold. Dates are ISO text in UTC, references are ids of records. */
export type RecordValue = string | number | boolean | readonly string[] | readonly number[];

/** One record. An attribute that is absent has no value. */
export interface SampleRecord {
  /** Type name and number, such as `Host-17`; unique. */
  readonly id: string;
  /** Type name of its concrete model. (`model` is an attribute of a host: the hardware.) */
  readonly typeName: string;
  readonly [attribute: string]: RecordValue;
}
