import {followed, shippedObjects} from '../document';
import type {JsonSchema} from '../schema';
import {misfits, misfitsOf} from '../validate';

/** A record as sent. */
export type Fields = Record<string, unknown>;

/** An object with all its settings: the schema `Object`. */
export interface ObjectSettings {
  name: string;
  title: string;
  dataModel: string;
  keyFields: string[];
  unknownFields: 'keep' | 'reject';
  missingFields: 'keep' | 'clear';
  shipped: boolean;
  fields: Field[];
}

interface Field {
  name: string;
  type: 'text' | 'number' | 'boolean' | 'dateTime' | 'reference';
  list?: boolean;
  required?: boolean;
  values?: string[];
}

/** The outcome of a batch: the schema `BatchResult`. */
export interface BatchResult {
  transaction: string;
  object: string;
  received: string;
  new: number;
  modified: number;
  unchanged: number;
  rejected: RecordIssue[];
  warnings: RecordIssue[];
}

interface RecordIssue {
  index: number;
  key?: string;
  code: string;
  message: string;
  where: string;
}

interface StoredRecord {
  key: string;
  firstReceived: string;
  lastReceived: string;
  transaction: string;
  record: Fields;
}

/** The objects and records in one channel, in memory. */
export class ChannelStore {
  readonly objects = new Map<string, ObjectSettings>();
  readonly #records = new Map<string, Map<string, StoredRecord>>();

  constructor() {
    for (const [name, {schema}] of Object.entries(shippedObjects()))
      this.objects.set(name, shippedObject(name, schema));
  }

  /** Returns an object's records by key. */
  recordsOf(object: string): Map<string, StoredRecord> {
    const records = this.#records.get(object) ?? new Map<string, StoredRecord>();
    this.#records.set(object, records);
    return records;
  }

  deleteObject(object: string): void {
    this.objects.delete(object);
    this.#records.delete(object);
  }

  /** Stores the valid records, and returns each record's outcome. */
  send(object: ObjectSettings, sent: Fields[], transaction: string, received: string): BatchResult {
    const result: BatchResult = {
      transaction,
      object: object.name,
      received,
      new: 0,
      modified: 0,
      unchanged: 0,
      rejected: [],
      warnings: [],
    };
    const keys = new Set<string>();
    for (const [index, record] of sent.entries()) {
      const key = keyOf(object, record);
      const issue = (code: string, message: string, where: string): RecordIssue => ({
        index,
        ...(key && {key}),
        code,
        message,
        where: `/records/${index}${where}`,
      });
      const fault = this.#faultOf(object, record, key, keys);
      if (fault || !key) {
        result.rejected.push(issue(...(fault ?? missingKey(object))));
        continue;
      }
      keys.add(key);
      result[this.#store(object, key, record, transaction, received)] += 1;
      for (const warning of this.#warningsOf(object, record))
        result.warnings.push(issue(...warning));
    }
    return result;
  }

  #faultOf(
    object: ObjectSettings,
    record: Fields,
    key: string | undefined,
    keys: Set<string>,
  ): Issue | undefined {
    if (!key) return missingKey(object);
    if (keys.has(key)) return ['duplicate_key', `an earlier record has the key "${key}"`, ''];
    const [misfit] = misfitsIn(object, record);
    if (misfit) return ['invalid_value', misfit.message, misfit.where];
    const [unknown] = unknownIn(object, record);
    if (unknown && object.unknownFields === 'reject') return unknownField(unknown);
    if (this.recordsOf(object.name).has(key)) return undefined;
    const missing = object.fields.find(({name, required}) => required && record[name] == null);
    return missing && ['missing_field', `a new record needs ${missing.name}`, `/${missing.name}`];
  }

  #warningsOf(object: ObjectSettings, record: Fields): Issue[] {
    return [
      ...unknownIn(object, record).map(unknownField),
      ...Object.entries(references[object.name] ?? {}).flatMap(([field, target]) =>
        [record[field] ?? []].flat().flatMap((key, place): Issue[] => {
          if (this.recordsOf(target).has(String(key))) return [];
          const where = Array.isArray(record[field]) ? `/${field}/${place}` : `/${field}`;
          return [['reference_pending', `${target} has no record "${key}" yet`, where]];
        }),
      ),
    ];
  }

  #store(
    {name, missingFields}: ObjectSettings,
    key: string,
    sent: Fields,
    transaction: string,
    received: string,
  ): 'new' | 'modified' | 'unchanged' {
    const records = this.recordsOf(name);
    const before = records.get(key);
    const kept = missingFields === 'keep' ? before?.record : {};
    const record = Object.fromEntries(
      Object.entries({...kept, ...sent}).filter(([, value]) => value !== null),
    );
    const firstReceived = before?.firstReceived ?? received;
    records.set(key, {key, firstReceived, lastReceived: received, transaction, record});
    if (!before) return 'new';
    return sorted(before.record) === sorted(record) ? 'unchanged' : 'modified';
  }
}

type Issue = [code: string, message: string, where: string];

/** References between built-in objects in a channel: the target object, by field. */
const references: Record<string, Record<string, string>> = {
  findings: {definition: 'definitions', targets: 'applications'},
};

const missingKey = ({keyFields}: ObjectSettings): Issue => [
  'missing_key',
  `${keyFields.join(' and ')} must be set`,
  `/${keyFields[0]}`,
];

const unknownField = (name: string): Issue => [
  'unknown_field',
  `the object has no field "${name}"`,
  `/${name}`,
];

function keyOf({keyFields}: ObjectSettings, record: Fields): string | undefined {
  const values = keyFields.map((field) => record[field]);
  const isKey = (value: unknown) =>
    typeof value === 'number' || (value !== '' && typeof value === 'string');
  return values.every(isKey) ? values.join(':') : undefined;
}

const unknownIn = ({fields, keyFields}: ObjectSettings, record: Fields): string[] =>
  fields.length === 0
    ? []
    : Object.keys(record).filter(
        (name) => !keyFields.includes(name) && !fields.some((field) => field.name === name),
      );

function misfitsIn(object: ObjectSettings, record: Fields) {
  if (object.shipped) {
    const schemaName = shippedObjects()[object.name]?.schemaName ?? '';
    return misfits(schemaName, record);
  }
  const properties = Object.fromEntries(
    object.fields.map((field) => [field.name, schemaOf(field)]),
  );
  return misfitsOf({type: 'object', properties}, record);
}

/** Returns the schema of a custom field. */
function schemaOf({type, list, values}: Field): object {
  const one = {
    text: values ? {enum: [...values, null]} : {type: ['string', 'null']},
    number: {type: ['number', 'null']},
    boolean: {type: ['boolean', 'null']},
    dateTime: {type: ['string', 'null'], format: 'date-time'},
    reference: {type: ['string', 'null']},
  }[type];
  return list ? {type: ['array', 'null'], items: one} : one;
}

/** Returns a built-in object with its fields, as `getObject` does. */
function shippedObject(name: string, schema: JsonSchema): ObjectSettings {
  const fields = Object.entries(schema.properties ?? {}).map(([field, each]): Field => {
    const {values, ...known} = fieldOf(each);
    return {
      name: field,
      ...known,
      ...((schema.required?.includes(field) || schema['x-needed-when-new']?.includes(field)) && {
        required: true,
      }),
      ...(values && {values}),
    };
  });
  return {
    name,
    title: name.replace(/^./, (first) => first.toUpperCase()),
    dataModel: schema['x-data-model'] ?? '',
    keyFields: ['uid'],
    unknownFields: 'keep',
    missingFields: 'keep',
    shipped: true,
    fields,
  };
}

function fieldOf(schema: JsonSchema): Omit<Field, 'name'> {
  const {type, enum: values, items, format} = followed(schema);
  if (values) return {type: 'text', values: values.filter((each) => each !== null)};
  if (items) return {...fieldOf(items), list: true};
  const types = [type].flat();
  if (types.includes('boolean')) return {type: 'boolean'};
  if (types.includes('number')) return {type: 'number'};
  return {type: format === 'date-time' ? 'dateTime' : 'text'};
}

const sorted = (record: Fields) =>
  JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
