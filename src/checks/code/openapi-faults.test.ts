import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {checkProductData} from '../data/check-product-data';
import {faultsOf} from '../faults-of';
import {openApiFaults} from './openapi-faults';

const said = (text: string) =>
  openApiFaults(text).map(({line, wrong, fix}) => `${line}  ${wrong}  ${fix}`);

const document = (pet: string, example = '{name: Rex}') => `components:
  schemas:
    Pet:
${pet.replace(/^/gm, '      ')}
  responses:
    One:
      content:
        application/json:
          schema: {$ref: "#/components/schemas/Pet"}
          example: ${example}
`;
const pet = 'type: object\nrequired: [name]\nproperties:\n  name: {type: string, default: Rex}';

test.each(['connect-api', 'platform-api'])('accepts the current %s document', (api) => {
  expect(said(readFileSync(`src/product/${api}/openapi.yaml`, 'utf8'))).toEqual([]);
});

test('accepts a document whose parts agree', () => {
  expect(said(document(pet))).toEqual([]);
});

test.each([
  [
    document(pet.replace('type: string', 'type: strng')),
    "7  properties/name/type isn't a valid JSON Schema",
  ],
  [document(pet.replace('[name]', '[nam]')), `5  "nam" is required, but isn't a property`],
  [document(pet, '{name: 3}'), "13  the example doesn't fit its schema: name must be string"],
  [document(pet, '{}'), "13  the example doesn't fit its schema: name is missing"],
  [document(pet.replace('default: Rex', 'default: 3')), "7  the default doesn't fit its schema"],
  [
    document(pet).replace('schemas/Pet"', 'schemas/Dog"'),
    'nothing is at "#/components/schemas/Dog"',
  ],
])('rejects a document whose parts disagree', (text, message) => {
  expect(said(text).join('\n')).toContain(message);
});

test('is part of the product data check', async () => {
  const files = {'src/product/connect-api/openapi.yaml': document(pet, '{}')};
  expect((await faultsOf(checkProductData, files)).join()).toContain(
    'openapi.yaml:13  the example',
  );
});
