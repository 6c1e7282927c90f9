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

const operations = `tags:
  - {name: Pets}
paths:
  /pets/{pet}:
    get:
      operationId: getPet
      tags: [Pets]
      parameters: [{$ref: "#/components/parameters/pet"}]
components:
  parameters:
    pet: {name: pet, in: path, schema: {type: string, minLength: 1, maxLength: 80}}
`;

test('accepts operations whose tags and parameters are defined', () => {
  expect(said(operations)).toEqual([]);
});

test.each([
  ['tags: [Pets]', 'tags: [Pats]', '7  no tag is called "Pats"'],
  ['- {name: Pets}', '- {name: Pets}\n  - {name: Dogs}', '3  no operation has the tag "Dogs"'],
  ['- {name: Pets}', '- {name: Pets}\n  - {name: Pets}', '3  "Pets" is used twice'],
  ['{name: pet,', '{name: dog,', '6  "/pets/{pet}" has no parameter "pet"'],
  ['{name: pet,', '{name: dog,', '6  "dog" isn\'t in the address "/pets/{pet}"'],
  ['maxLength: 80', 'maxLength: 0', '11  "minLength" is 1, above "maxLength", which is 0'],
  [
    'components:',
    '  /cats:\n    get: {operationId: getPet, tags: [Pets]}\ncomponents:',
    '10  "getPet" is used twice',
  ],
  ['tags:\n', 'x-limits: [{id: a}, {id: a}]\ntags:\n', '1  "a" is used twice'],
])('rejects operations with %j as %j', (text, replacement, message) => {
  const found = said(operations.replace(text, replacement));
  expect(found.map((fault) => fault.slice(0, message.length))).toContain(message);
});

test('is part of the product data check', async () => {
  const files = {'src/product/connect-api/openapi.yaml': document(pet, '{}')};
  expect((await faultsOf(checkProductData, files)).join()).toContain(
    'openapi.yaml:13  the example',
  );
});
