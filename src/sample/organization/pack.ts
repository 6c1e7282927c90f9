import {
  compactPositions,
  type Differences,
  expandPositions,
  fromDifferences,
  toDifferences,
} from './compact';
import type {RecordValue, SampleRecord} from './record';
import {distinct, toldBySources} from './told-by-sources';

/** The positions of a reference's target records. */
type Positions = number | number[];

/**
 * The distinct values of an attribute: as they are, or smaller if all are references (positions of records), times
 * (seconds since 1970), or numbered texts, such as V-00001 and V-00002.
 */
type Distinct =
  | {values: RecordValue[]}
  | {references: Differences}
  | {times: Differences}
  | {first: string; count: number};

/**
 * The values of one attribute for a model's records. `at` encodes each record's value, as `compact.ts` does. Without
 * `at`, there's one value for all records, or one for each.
 */
type Column = Distinct & {at?: number[]};

/** The records of one model, by column. Their IDs are the type name and the number. */
interface Table {
  model: string;
  count: number;
  /** By attribute. A string names the attribute with the same column. */
  columns: Record<string, Column | string>;
  /** Attributes without a column, because each record's value comes from its sources. */
  told?: string[];
}

/** All records, as sent to a browser. */
export type Packed = Table[];

/**
 * Packs records by column. Equal values are stored once, so that the data compresses well.
 *
 * @param records grouped by model, numbered within it
 * @param isReference whether an attribute of a model contains IDs
 * @throws {Error} when an id doesn't follow the numbering
 */
export function pack(
  records: readonly SampleRecord[],
  isReference: (model: string, attribute: string) => boolean,
): Packed {
  const position = new Map(records.map(({id}, index) => [id, index]));
  const byId = new Map(records.map((record) => [record.id, record]));
  const models = [...new Set(records.map(({typeName}) => typeName))];
  return models.map((model) => {
    const group = records.filter((record) => record.typeName === model);
    group.forEach(({id}, index) => {
      if (id !== idOf(model, index)) throw new Error(`${id}: expected ${idOf(model, index)}`);
    });
    const names = [...new Set(group.flatMap((record) => Object.keys(record)))]
      .filter((name) => name !== 'id' && name !== 'typeName')
      .sort();
    const told = names.filter((name) => group.every((record) => isTold(record, name, byId)));
    const same = new Map<string, string>();
    const columns = names
      .filter((name) => !told.includes(name))
      .map((name) => {
        const values = group.map((record) => record[name]);
        const column = columnOf(values, isReference(model, name) ? position : undefined);
        const key = JSON.stringify(column);
        const known = same.get(key);
        same.set(key, known ?? name);
        return [name, known ?? column] as const;
      });
    return {
      model,
      count: group.length,
      columns: Object.fromEntries(columns),
      ...(told.length > 0 ? {told} : {}),
    };
  });
}

/** Whether a record's attribute matches its sources. */
function isTold(record: SampleRecord, name: string, byId: ReadonlyMap<string, SampleRecord>) {
  return (
    name in toldBySources &&
    JSON.stringify(record[name]) === JSON.stringify(tell(record, name, byId))
  );
}

function tell(record: SampleRecord, name: string, byId: ReadonlyMap<string, SampleRecord>) {
  const {sources} = record as {sources?: readonly string[]};
  const known = sources?.flatMap((id) => byId.get(id) ?? []);
  return known && distinct(known, toldBySources[name] ?? name);
}

function columnOf(values: (RecordValue | undefined)[], position?: Map<string, number>): Column {
  const distinct = new Map<string, number>();
  const kept: RecordValue[] = [];
  const positions = values.map((value) => {
    if (value === undefined) return -1;
    const key = JSON.stringify(value);
    const known = distinct.get(key);
    if (known !== undefined) return known;
    distinct.set(key, kept.length);
    return kept.push(value) - 1;
  });
  const isPlain =
    kept.length === positions.length || (kept.length === 1 && !positions.includes(-1));
  return {
    ...(position
      ? {references: toDifferences(kept.map((value) => toPositions(value, position)))}
      : packValues(kept)),
    ...(isPlain ? {} : {at: compactPositions(positions)}),
  };
}

function packValues(values: RecordValue[]): Distinct {
  const [first] = values;
  const isSame = (others: unknown[]) => JSON.stringify(others) === JSON.stringify(values);
  if (typeof first !== 'string') return {values};
  if (isSame(numberedFrom(first, values.length))) return {first, count: values.length};
  const times = values.map((value) => Date.parse(String(value)) / 1000);
  if (times.every(Number.isInteger) && isSame(times.map(toTime)))
    return {times: toDifferences(times)};
  return {values};
}

/** Returns a time as records have it, from seconds since 1970. */
const toTime = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, -5)}Z`;

/** Returns texts that end in increasing numbers, with as many digits as the first. */
function numberedFrom(first: string, count: number): string[] {
  const [digits = ''] = /\d*$/.exec(first) ?? [];
  const prefix = first.slice(0, first.length - digits.length);
  return Array.from(
    {length: count},
    (_, index) => prefix + String(Number(digits) + index).padStart(digits.length, '0'),
  );
}

function toPositions(value: RecordValue, position: Map<string, number>): Positions {
  const find = (id: unknown) => {
    const index = position.get(String(id));
    if (index === undefined) throw new Error(`no record has the id ${id}`);
    return index;
  };
  return Array.isArray(value) ? value.map(find) : find(value);
}

/** Reverses {@link pack}. */
export function unpack(packed: Packed): SampleRecord[] {
  const ids = packed.flatMap(({model, count}) =>
    Array.from({length: count}, (_, index) => idOf(model, index)),
  );
  const records = packed.flatMap(({model, count, columns}) => {
    const readers = Object.entries(columns).map(([name, column]) => {
      const own = typeof column === 'string' ? columns[column] : column;
      return [name, readerOf(own as Column, ids)] as const;
    });
    return Array.from({length: count}, (_, index) => {
      const record: Record<string, RecordValue> & {id: string; typeName: string} = {
        id: idOf(model, index),
        typeName: model,
      };
      for (const [name, read] of readers) {
        const value = read(index);
        if (value !== undefined) record[name] = value;
      }
      return record;
    });
  });
  addTold(records, packed);
  return records;
}

/** Adds the attributes derived from sources, once all records exist. */
function addTold(records: Record<string, RecordValue>[], packed: Packed): void {
  const byId = new Map((records as SampleRecord[]).map((record) => [record.id, record]));
  let first = 0;
  for (const {count, told = []} of packed) {
    for (const record of records.slice(first, first + count)) {
      for (const name of told) {
        const value = tell(record as SampleRecord, name, byId);
        if (value) record[name] = value;
      }
    }
    first += count;
  }
}

function readerOf(column: Column, ids: string[]) {
  const values = valuesOf(column, ids);
  const at = column.at && expandPositions(column.at);
  return (index: number): RecordValue | undefined =>
    values[at?.[index] ?? (values.length === 1 ? 0 : index)];
}

function valuesOf(column: Column, ids: string[]): RecordValue[] {
  if ('values' in column) return column.values;
  if ('first' in column) return numberedFrom(column.first, column.count);
  if ('times' in column) return fromDifferences(column.times, toTime);
  return fromDifferences(column.references, (position) => ids[position] ?? '');
}

function idOf(model: string, index: number): string {
  return `${model}-${index + 1}`;
}
