import type {SampleRecord, Value} from './record';

/**
 * The values of one attribute for the records of a model. A reference stands as the position of its record.
 * `at` says for each record which value is its own, -1 for none. Without `at` there is one value for all, or one each.
 */
interface Column {
  values: (Value | number)[];
  at?: number[];
  reference?: true;
}

/** Records of one model, by column. Their ids are the type name and the number. */
interface Table {
  model: string;
  count: number;
  columns: Record<string, Column>;
}

/** All records as they are sent to a browser. */
export type Packed = Table[];

/**
 * Packs records by column: equal values stand once, so little is left after compression.
 *
 * @param records grouped by model, numbered within it
 * @param isReference whether an attribute of a model holds ids
 * @throws {Error} when an id does not follow the numbering
 */
export function pack(
  records: readonly SampleRecord[],
  isReference: (model: string, attribute: string) => boolean,
): Packed {
  const position = new Map(records.map(({id}, index) => [id, index]));
  const models = [...new Set(records.map(({typeName}) => typeName))];
  return models.map((model) => {
    const group = records.filter((record) => record.typeName === model);
    group.forEach(({id}, index) => {
      if (id !== idOf(model, index)) throw new Error(`${id}: expected ${idOf(model, index)}`);
    });
    const names = [...new Set(group.flatMap((record) => Object.keys(record)))]
      .filter((name) => name !== 'id' && name !== 'typeName')
      .sort();
    const columns = names.map((name) => {
      const values = group.map((record) => record[name]);
      return [name, columnOf(values, isReference(model, name) ? position : undefined)] as const;
    });
    return {model, count: group.length, columns: Object.fromEntries(columns)};
  });
}

function columnOf(values: (Value | undefined)[], position?: Map<string, number>): Column {
  const distinct = new Map<string, number>();
  const kept: Value[] = [];
  const at = values.map((value) => {
    if (value === undefined) return -1;
    const packed = position ? toPositions(value, position) : value;
    const key = JSON.stringify(packed);
    const known = distinct.get(key);
    if (known !== undefined) return known;
    distinct.set(key, kept.length);
    return kept.push(packed) - 1;
  });
  const plain = kept.length === at.length || (kept.length === 1 && !at.includes(-1));
  return {values: kept, ...(plain ? {} : {at}), ...(position ? {reference: true} : {})};
}

function toPositions(value: Value, position: Map<string, number>): Value {
  const find = (id: unknown) => {
    const index = position.get(String(id));
    if (index === undefined) throw new Error(`no record has the id ${id}`);
    return index;
  };
  return Array.isArray(value) ? value.map(find) : find(value);
}

/** Gives the records back as they were before {@link pack}. */
export function unpack(packed: Packed): SampleRecord[] {
  const ids = packed.flatMap(({model, count}) =>
    Array.from({length: count}, (_, index) => idOf(model, index)),
  );
  return packed.flatMap(({model, count, columns}) => {
    const readers = Object.entries(columns).map(
      ([name, column]) => [name, readerOf(column, ids)] as const,
    );
    return Array.from({length: count}, (_, index) => {
      const record: Record<string, Value> & {id: string; typeName: string} = {
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
}

function readerOf({values, at, reference}: Column, ids: string[]) {
  const toId = (index: unknown) => ids[Number(index)] ?? '';
  const ready = reference
    ? values.map((value) => (Array.isArray(value) ? value.map(toId) : toId(value)))
    : values;
  return (index: number): Value | undefined =>
    ready[at?.[index] ?? (ready.length === 1 ? 0 : index)];
}

function idOf(model: string, index: number): string {
  return `${model}-${index + 1}`;
}
