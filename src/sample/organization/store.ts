import {grouped} from '../../base/collections';
import type {Udm} from '../../product/udm/udm';
import type {SampleRecord} from './record';

/** Records by ID and by model, for the query engine. Works in Node and in the browser. */
export class Store {
  readonly #byId: Map<string, SampleRecord>;
  readonly #byModel: Map<string, SampleRecord[]>;

  constructor(
    readonly records: readonly SampleRecord[],
    readonly udm: Udm,
  ) {
    this.#byId = new Map(records.map((record) => [record.id, record]));
    this.#byModel = grouped(records.map((record) => [record.typeName, record] as const));
  }

  /** Returns the record with an ID, or `undefined`. */
  get(id: string): SampleRecord | undefined {
    return this.#byId.get(id);
  }

  /**
   * Returns the records of a model and its descendants, as `FIND` does.
   *
   * @throws {Error} when no model has the type name
   */
  of(typeName: string): SampleRecord[] {
    return this.udm
      .concreteModelsOf(typeName)
      .flatMap((model) => this.#byModel.get(model.typeName) ?? []);
  }
}
