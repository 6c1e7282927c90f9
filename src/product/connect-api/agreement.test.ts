import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {udm} from '../udm';
import {connectApi, connectLimit, followed, shippedObjects} from './document';
import type {JsonSchema} from './schema';

const objects = Object.values(shippedObjects());
const page = readFileSync('docs/connectors/connect.md', 'utf8');

/** Returns the attribute types that can have a field's schema. */
function attributeTypesOf(schema: JsonSchema): string[] {
  const {type, enum: values, format, pattern} = followed(schema);
  const types = [type].flat();
  if (values) return ['choice'];
  if (types.includes('boolean')) return ['boolean'];
  if (types.includes('number')) return ['number'];
  if (format === 'date-time') return ['dateTime'];
  if (pattern?.startsWith('^https')) return ['url'];
  return ['text', 'textArea', 'uniqueIdentifier', 'reference'];
}

for (const {schemaName, schema} of objects) {
  const model = schema['x-data-model'] ?? '';
  const fields = Object.entries(schema.properties ?? {});

  test(`${schemaName}: fields are attributes of ${model}, of the same type, with the same values`, () => {
    const attributes = new Map(udm.attributesOf(model).map((each) => [each.name, each]));
    for (const [name, field] of fields) {
      const whole = followed(field);
      const attribute = attributes.get(whole['x-attribute'] ?? name);
      if (!attribute) throw new Error(`${model} has no attribute for "${name}"`);
      const {items} = whole;
      expect([name, Boolean(items)]).toEqual([name, attribute.multivalued]);
      expect(attributeTypesOf(items ?? field)).toContain(attribute.type);
      expect([name, attribute.filledBy]).toEqual([name, 'connector']);
      if (whole.enum)
        expect(whole.enum.filter((each) => each !== null)).toEqual(udm.valuesOf(attribute));
      if (attribute.range) expect([whole.minimum, whole.maximum]).toEqual(attribute.range);
    }
  });

  test(`${schemaName}: fields are those that the connector's page maps`, () => {
    const section = page.split(`### ${schemaName} to `)[1]?.split('\n#')[0] ?? '';
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const mapped = rows.flatMap((row) => {
      const [sources, targets] = row
        .split('|')
        .slice(1, 3)
        .map((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => word));
      return (sources ?? []).map((source, index) => [source, targets?.[index]]);
    });
    const own = fields.map(([name, field]) => [name, field['x-attribute'] ?? name]);
    expect(mapped.sort()).toEqual(own.sort());
  });
}

test("the connector's page names the document's models, objects, and limits", () => {
  for (const [object, {schema}] of Object.entries(shippedObjects())) {
    expect(page).toContain(`\`{channel}/${object}\``);
    expect(page).toContain(`- ${udm.model(schema['x-data-model'] ?? '').name}\n`);
  }
  expect(connectLimit('batchesAtATime')).toBe(4);
  expect(page).toContain('A channel accepts four batches at a time');
});

test('every address on the page is in the document', () => {
  const addresses = [...page.matchAll(/`(GET|POST|DELETE) \/connect(\/[^`]+)`/g)];
  expect(addresses.length).toBeGreaterThan(3);
  for (const [, method = '', address = ''] of addresses)
    expect(connectApi().paths[address]).toHaveProperty(method.toLowerCase());
});
