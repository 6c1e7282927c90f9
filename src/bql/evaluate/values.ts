import type {Attribute} from '../../product/udm/definition';
import type {Udm} from '../../product/udm/udm';
import type {Graph, GraphRecord, Value} from '../graph';
import {ranksOf} from '../ranks';
import type {Name} from '../syntax/ast';

/** A path's values for one record. Empty if there's no value. */
export interface PathValues {
  values: (string | number | boolean)[];
  /** If the path ends at a ranked choice: its names, highest first. */
  choices?: string[];
  isDate: boolean;
  /** Whether the last attribute is a list. */
  isList: boolean;
}

/** The data that conditions are evaluated on. */
export interface Dataset {
  udm: Udm;
  graph: Graph;
}

/**
 * Follows attribute names from a record through references to values. A path that ends at a reference returns display
 * names.
 */
export function valuesAt(record: GraphRecord, names: Name[], dataset: Dataset): PathValues {
  const [only] = names;
  const own = only && names.length === 1 && dataset.udm.attributeOf(record.typeName, only.text);
  // Most paths are a single name, which is read without building lists of records.
  if (own && !own.target) return foundAt(own, listOf(record[own.name]), dataset.udm);
  let records: GraphRecord[] = [record];
  const found: PathValues = {values: [], isDate: false, isList: false};
  for (const [index, {text}] of names.entries()) {
    const isLast = index === names.length - 1;
    const next: GraphRecord[] = [];
    for (const each of records) {
      const attribute = dataset.udm.attributeOf(each.typeName, text);
      if (!attribute) continue;
      const values = listOf(each[text]);
      if (attribute.target) {
        next.push(...values.flatMap((id) => dataset.graph.find(String(id)) ?? []));
      } else if (isLast) {
        const {values: before} = found;
        Object.assign(found, foundAt(attribute, [...before, ...values], dataset.udm));
      }
    }
    records = next;
  }
  if (records.length > 0) {
    found.values.push(...records.map(displayName));
    found.isList = true;
  }
  return found;
}

const foundAt = (attribute: Attribute, values: PathValues['values'], udm: Udm): PathValues => ({
  values,
  isDate: attribute.type === 'dateTime',
  isList: attribute.multivalued,
  choices: ranksOf(attribute, udm),
});

/** Returns the records that a path of references leads to. An empty path returns the record itself. */
export function recordsAt(record: GraphRecord, names: Name[], {graph}: Dataset): GraphRecord[] {
  return names.reduce(
    (records, {text}) =>
      records.flatMap((each) => listOf(each[text]).flatMap((id) => graph.find(String(id)) ?? [])),
    [record],
  );
}

/** Returns a record's name in lists. */
export function displayName(record: GraphRecord): string {
  const {displayName: title, name, uid, id} = record;
  return String(title ?? name ?? uid ?? id);
}

function listOf(value: Value): (string | number | boolean)[] {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value) ? [...value] : [value as string | number | boolean];
}
