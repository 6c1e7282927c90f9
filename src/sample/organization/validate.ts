import type {ModelAttribute, Udm} from '../../product/udm/udm';
import type {RecordValue, SampleRecord} from './record';

type TypeCheck = (value: unknown) => boolean;

const isText: TypeCheck = (value) => typeof value === 'string' && value.length > 0;
const isMatch =
  (pattern: RegExp): TypeCheck =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

/** The requirements for a single value of each attribute type. Choices and references have separate checks. */
const checks: Record<ModelAttribute['type'], TypeCheck> = {
  text: isText,
  textArea: isText,
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  dateTime: (value) =>
    isMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)(value) && !Number.isNaN(Date.parse(String(value))),
  email: isMatch(/^[^@\s]+@[^@\s]+$/),
  url: (value) => typeof value === 'string' && URL.canParse(value),
  uniqueIdentifier: isText,
  choice: isText,
  reference: isText,
  conditions: isText,
  attachments: isText,
  comments: isText,
  password: isText,
  icon: isText,
};

/**
 * Checks records against the data model.
 *
 * @returns one message per fault, with the record and the attribute; empty if there are none
 */
export function validate(records: readonly SampleRecord[], udm: Udm): string[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const twice = records.filter((record) => byId.get(record.id) !== record);
  return [
    ...twice.map(({id}) => `${id}  the id is used twice: number the records of a model`),
    ...records.flatMap((record) => faultsOf(record, byId, udm)),
  ];
}

function faultsOf(record: SampleRecord, byId: Map<string, SampleRecord>, udm: Udm): string[] {
  const model = udm.find(record.typeName);
  if (!model) return [`${record.id}  no data model is called "${record.typeName}"`];
  if (model.abstract)
    return [`${record.id}  ${record.typeName} is abstract: make the record one of its children`];
  const attributes = udm.attributesOf(record.typeName);
  const names = new Set(['id', 'typeName', ...attributes.map(({name}) => name)]);
  return [
    ...Object.keys(record)
      .filter((name) => !names.has(name))
      .map((name) => `${record.id}.${name}  ${record.typeName} has no such attribute`),
    ...attributes.flatMap((attribute) => {
      const value = record[attribute.name];
      const at = `${record.id}.${attribute.name}`;
      if (value === undefined) return attribute.required ? [`${at}  is required`] : [];
      return faultsOfValue(value, attribute, byId, udm).map((fault) => `${at}  ${fault}`);
    }),
  ];
}

function faultsOfValue(
  value: RecordValue,
  attribute: ModelAttribute,
  byId: Map<string, SampleRecord>,
  udm: Udm,
): string[] {
  if (Array.isArray(value) !== attribute.multivalued)
    return [attribute.multivalued ? 'must be a list' : 'must be a single value'];
  const values: readonly (string | number | boolean)[] = Array.isArray(value) ? value : [value];
  if (values.length === 0) return ['is an empty list: omit the attribute'];
  return values.flatMap((each) => {
    if (!checks[attribute.type](each))
      return [`${JSON.stringify(each)} isn't of type ${attribute.type}`];
    if (attribute.type === 'choice') return faultsOfChoice(String(each), udm.valuesOf(attribute));
    if (attribute.type === 'reference')
      return faultsOfReference(String(each), attribute, byId, udm);
    return typeof each === 'number' ? faultsOfNumber(each, attribute) : [];
  });
}

function faultsOfChoice(value: string, known: string[]): string[] {
  return known.includes(value) ? [] : [`"${value}" is none of ${known.join(', ')}`];
}

function faultsOfNumber(value: number, {range, integer}: ModelAttribute): string[] {
  const [from, to] = range ?? [-Infinity, Infinity];
  return [
    ...(value < from || value > to ? [`${value} isn't from ${from} to ${to}`] : []),
    ...(integer && !Number.isInteger(value) ? [`${value} isn't a whole number`] : []),
  ];
}

function faultsOfReference(
  id: string,
  {target}: ModelAttribute,
  byId: Map<string, SampleRecord>,
  udm: Udm,
): string[] {
  const record = byId.get(id);
  if (!record) return [`no record has the id "${id}"`];
  return target && udm.isA(record.typeName, target)
    ? []
    : [`${id} is a ${record.typeName}, not a ${target}`];
}
