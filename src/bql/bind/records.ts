/** A step of a way between two models. */
export interface WayStep {
  verb: string;
  direction: 'out' | 'in';
  model: string;
}

/**
 * What's known of the records that a query runs on, so that a message doesn't lead to none. Without it, messages follow
 * the data model alone.
 */
export interface KnownRecords {
  /** Whether a record of some models has a value at the end of a path. */
  have(models: string[], path: string): boolean;
  /** Whether a way leads from a record of some models to another record. */
  follow(models: string[], way: WayStep[]): boolean;
}
