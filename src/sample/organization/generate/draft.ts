import {InputError} from '../../../base/source/input-error';
import type {RecordValue, SampleRecord} from '../record';

/** A record that's being generated. */
export type DraftRecord = {id: string; typeName: string} & Record<string, RecordValue>;

const none: readonly never[] = [];

/** Reports a name that a generator needs. Names in the files are checked before anything is generated. */
export const notThere = (wrong: string) =>
  new InputError(
    `src/sample/organization/data  ${wrong}, but src/sample/organization/generate needs it  restore it, or change the generator`,
  );

/** Returns the IDs in a reference to one or several records. */
export function ids(value: RecordValue | undefined): readonly string[] {
  if (value === undefined) return none;
  return Array.isArray(value) ? (value as string[]) : [String(value)];
}

/** The records generated so far, numbered by model. */
export class RecordDrafts {
  readonly #byModel = new Map<string, DraftRecord[]>();
  readonly #byId = new Map<string, DraftRecord>();
  /** The integrations (organization.yaml) that report each record, by record ID. */
  readonly reporters = new Map<string, string[]>();

  /** Adds a record. Attributes that are `undefined` or an empty list are omitted. */
  add(model: string, attributes: Record<string, RecordValue | undefined>): DraftRecord {
    const group = this.#byModel.get(model) ?? [];
    const record: DraftRecord = {id: `${model}-${group.length + 1}`, typeName: model};
    fill(record, attributes);
    group.push(record);
    this.#byModel.set(model, group);
    this.#byId.set(record.id, record);
    return record;
  }

  /** Returns the records of exactly these models. */
  of(...models: string[]): readonly DraftRecord[] {
    const [only, ...others] = models;
    if (only !== undefined && others.length === 0) return this.#byModel.get(only) ?? [];
    return models.flatMap((model) => this.#byModel.get(model) ?? []);
  }

  /** @throws {Error} when no record has the ID */
  get(id: string): DraftRecord {
    const record = this.#byId.get(id);
    if (!record) throw new Error(`no record has the id ${id}`);
    return record;
  }

  /** @throws {InputError} when no record of the model has the name */
  named(model: string, name: string): DraftRecord {
    const record = this.of(model).find((each) => each.name === name);
    if (!record) throw notThere(`no ${model} is called "${name}"`);
    return record;
  }

  /** Returns all values at the end of a path such as `targets.tags`, with lists flattened. */
  valuesAt(record: DraftRecord, path: string): readonly unknown[] {
    const dot = path.indexOf('.');
    const value = record[dot < 0 ? path : path.slice(0, dot)];
    if (value === undefined) return none;
    if (dot < 0) return Array.isArray(value) ? value : [value];
    const rest = path.slice(dot + 1);
    const next = ids(value);
    if (next.length === 1) return this.valuesAt(this.get(next[0] ?? ''), rest);
    return next.flatMap((id) => this.valuesAt(this.get(id), rest));
  }

  /** Returns every record, grouped by model in the given order. */
  all(models: readonly string[]): SampleRecord[] {
    return models.flatMap((model) => this.of(model));
  }
}

/** Sets attributes, except ones without a value. */
export function fill(
  record: DraftRecord,
  attributes: Record<string, RecordValue | undefined>,
): void {
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) record[name] = value;
  }
}
