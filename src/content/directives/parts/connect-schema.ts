import type {RootContent} from 'mdast';
import {table} from '../../../base/markdown/nodes';
import {once} from '../../../base/once';
import {
  connectApi,
  connectOperations,
  connectSchema,
  followed,
  nameIn,
  shippedObjects,
} from '../../../product/connect-api/document';
import type {JsonSchema} from '../../../product/connect-api/schema';
import type {Directive} from '../part';

/** `::connect-schema{name="Finding"}`: the fields of a Connect API body or record. */
export const connectSchemaTable: Directive = ({attributes}) => {
  const name = attributes.name ?? '';
  const schema = connectSchema(name);
  if (!schema.properties) throw new Error(`"${name}" has no fields: name a schema of an object`);
  return schemaTable(name, schema);
};

/** Makes a table of the fields of a Connect API schema. */
export const schemaTable = (name: string, schema: JsonSchema): RootContent[] =>
  fieldsTable(schema, responseOnly().has(name) ? 'Present' : 'Required');

/** Makes a table of a schema's fields. Responses don't require fields: they're either always present or not. */
export function fieldsTable(schema: JsonSchema, needed: 'Required' | 'Present'): RootContent[] {
  const fields = Object.entries(schema.properties ?? {});
  const isPreset = fields.some(([, each]) => each.default !== undefined);
  return table(
    ['Field', 'Type', needed, ...(isPreset ? ['Default'] : []), 'Meaning'],
    fields.map(([field, each]) => [
      `\`${field}\``,
      typeOf(each),
      neededOf(field, schema),
      ...(isPreset ? [each.default === undefined ? '' : `\`${each.default}\``] : []),
      each.description ?? '',
    ]),
  );
}

function neededOf(field: string, schema: JsonSchema): string {
  if (schema.required?.includes(field)) return 'Always';
  return schema['x-needed-when-new']?.includes(field) ? 'In new records' : '';
}

/** Names of schemas that only responses contain. */
const responseOnly = once(() => {
  const {schemas} = connectApi().components;
  const within = (name: string): string[] =>
    [...JSON.stringify(schemas[name]).matchAll(/"\$ref":"([^"]+)"/g)].flatMap(([, to = '']) => [
      nameIn(to),
      ...within(nameIn(to)),
    ]);
  const inRequests = connectOperations().flatMap(({body}) =>
    body ? [body.schema, ...within(body.schema)] : [],
  );
  const records = Object.values(shippedObjects()).map(({schemaName}) => schemaName);
  const sent = new Set([...inRequests, ...records]);
  return new Set(Object.keys(schemas).filter((name) => !sent.has(name)));
});

/** Describes a value's type in words. */
export function typeOf(schema: JsonSchema): string {
  const {type, enum: values, items, format, ...rest} = followed(schema);
  const types = [type].flat().filter((each) => each !== undefined && each !== 'null');
  if (rest.const !== undefined) return `\`${rest.const}\``;
  if (values) return values.flatMap((each) => (each === null ? [] : [`\`${each}\``])).join(', ');
  if (items) return `List: ${typeOf(items)}${lengthOf(rest.minItems, rest.maxItems, 'values')}`;
  if (types.includes('object')) return schema.$ref ? `\`${nameIn(schema.$ref)}\`` : 'Object';
  if (types.includes('boolean')) return '`true` or `false`';
  if (types.includes('string')) return formOf(schema) ?? textOf(format, rest);
  return numberOf(types.includes('integer') ? 'Whole number' : 'Number', rest);
}

/** Describes the format of a named string type in words, because people prefer words to a pattern. */
function formOf({$ref}: JsonSchema): string | undefined {
  const named = $ref ? connectSchema(nameIn($ref)) : {};
  return named.pattern && named.description;
}

function textOf(format: JsonSchema['format'], {minLength, maxLength, pattern}: JsonSchema): string {
  if (format) return format === 'uuid' ? 'UUID' : 'Time';
  const form = pattern ? `, \`${pattern}\`` : '';
  return `Text${lengthOf(minLength, maxLength, 'characters')}${form}`;
}

function numberOf(name: string, {minimum, maximum}: JsonSchema): string {
  if (minimum === undefined) return name;
  return maximum === undefined
    ? `${name} from ${minimum}`
    : `${name}, ${minimum} to ${count(maximum)}`;
}

function lengthOf(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined) return '';
  return least ? `, ${least} to ${count(most)} ${unit}` : `, up to ${count(most)} ${unit}`;
}

const count = (value: number) => value.toLocaleString('en-US');
