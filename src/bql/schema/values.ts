import type {Attribute} from '../../product/udm/definition';
import type {AttributeType} from '../../product/udm/vocabulary';
import {concreteNames} from '../bind/connections';
import {commonValues} from '../complete/common-values';
import {printText} from '../format/terms';
import type {SchemaData, SchemaEntry} from './browse';

/** What the sample's records have in an attribute. */
export interface AttributeValues {
  /** How many records there are, and how many have a value. */
  records: number;
  filled: number;
  /** The most common values, as they're written in a query, with the number of records that have each. */
  values: SchemaEntry[];
  /** How many other values there are. */
  others: number;
  /** Of numbers and dates: the least and the greatest. */
  range?: [least: string, greatest: string];
}

/** More values aren't read one by one. */
const most = 12;

/** Types whose values are too long, or too different, to be listed. */
const unlisted = new Set<AttributeType>([
  'textArea',
  'conditions',
  'attachments',
  'comments',
  'password',
  'icon',
]);

/**
 * Returns what the records of some models have in an attribute: its most common values, all values of a short list of
 * choices, or the range of numbers and dates.
 *
 * @returns `undefined` if none of the models has the attribute
 */
export function valuesOf(
  models: string[],
  name: string,
  data: SchemaData,
): AttributeValues | undefined {
  const [attribute] = models
    .filter((model) => data.udm.find(model))
    .flatMap((model) => data.udm.attributeOf(model, name) ?? []);
  if (!attribute) return undefined;
  const {records, filled, different, common} = commonValues(models, attribute, data);
  const counts = {records, filled, values: [], others: 0};
  if (unlisted.has(attribute.type)) return counts;
  if (attribute.type === 'number' || attribute.type === 'dateTime')
    return {...counts, range: rangeOf(models, attribute, data)};
  // A choice that no record has can still be asked for.
  const unused = data.udm
    .valuesOf(attribute)
    .filter((choice) => !common.some(([text]) => text === choice))
    .map((choice): [string, number] => [choice, 0]);
  const all = [...common, ...unused];
  return {
    ...counts,
    values: all.slice(0, most).map(([text, count]) => entryOf(text, count, attribute)),
    others: Math.max(0, different + unused.length - most),
  };
}

const entryOf = (text: string, count: number, {type}: Attribute): SchemaEntry => ({
  label: text,
  kind: 'value',
  detail: count.toLocaleString('en'),
  insert: type === 'boolean' ? text : printText(text),
});

function rangeOf(
  models: string[],
  {name, type}: Attribute,
  {udm, graph}: SchemaData,
): [string, string] | undefined {
  const values = [...concreteNames(models, udm)]
    .flatMap((model) => graph.recordsOf(model))
    .flatMap((record) => [record[name] ?? []].flat())
    .sort((a, b) => (a < b ? -1 : 1));
  const [least, greatest] = [values[0], values.at(-1)];
  if (least === undefined || greatest === undefined) return undefined;
  const written = (value: unknown) =>
    type === 'dateTime' ? String(value).slice(0, 10) : Number(value).toLocaleString('en');
  return [written(least), written(greatest)];
}
