import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {udm} from '../udm';
import {inSentence, rootFieldOf, sentenceOf} from './names';
import {loadChanged} from './testing/fixture';

const small = loadChanged();
const namesOf = (models: readonly {typeName: string}[]) => models.map(({typeName}) => typeName);

test("a model has its own attributes, then its traits' attributes, then its ancestors' attributes", () => {
  expect(small.attributesOf('Machine').map(({name}) => name)).toEqual([
    'size',
    'parts',
    'lastSeen',
    'name',
    'owner',
  ]);
  expect(small.attributeOf('Crane', 'lastSeen')?.definedBy.typeName).toBe('Machine');
  expect(small.attributeOf('Thing', 'lastSeen')).toBeUndefined();
});

test('a narrowed reference leads to the narrow target on the model that narrows it', () => {
  expect(small.attributeOf('Crane', 'owner')?.target).toBe('Machine');
  expect(small.attributeOf('Machine', 'owner')?.target).toBe('Thing');
});

test('ancestors and descendants', () => {
  expect(namesOf(small.ancestorsOf('Crane'))).toEqual(['Machine', 'Thing']);
  expect(namesOf(small.descendantsOf('Thing'))).toEqual(['Machine', 'Crane']);
  expect(small.isA('Crane', 'Thing')).toBe(true);
  expect(small.isA('Thing', 'Crane')).toBe(false);
});

test('an abstract model includes the records of its concrete descendants', () => {
  expect(namesOf(small.concreteModelsOf('Thing'))).toEqual(['Machine', 'Crane']);
});

describe('relationships', () => {
  const shown = (relationships: ReturnType<typeof small.relationshipsTo>) =>
    relationships.map(({from, verb, to}) => `${from.typeName} ${verb} ${to.typeName}`);

  test('from a model include inherited ones, with the model that defines them', () => {
    expect(shown(small.relationshipsFrom('Crane'))).toEqual([
      'Machine HAS Thing',
      'Thing OWNS Machine',
    ]);
  });

  test('to a model are the ones that can lead to its records', () => {
    expect(shown(small.relationshipsTo('Thing'))).toEqual([
      'Machine HAS Thing',
      'Thing OWNS Thing',
    ]);
    expect(shown(small.relationshipsTo('Crane'))).toEqual([
      'Crane OWNS Machine',
      'Machine HAS Thing',
      'Thing OWNS Thing',
    ]);
  });

  test('read as sentences from both ends', () => {
    const [has] = small.relationshipsFrom('Machine');
    if (!has) throw new Error('Machine has no relationship');
    expect(sentenceOf(small, has, 'from')).toBe('Machine has thing');
    expect(sentenceOf(small, has, 'to')).toBe('Thing is part of machine');
  });
});

test('names fit sentences and the API', () => {
  expect(rootFieldOf({plural: 'CVE records'})).toBe('cveRecords');
  expect(inSentence({name: 'CVE record'})).toBe('CVE record');
  expect(inSentence({name: 'Host image'})).toBe('host image');
});

describe("the platform's data model", () => {
  test('can be loaded', () => {
    expect(udm.isA('Host', 'Asset')).toBe(true);
    expect(udm.attributeOf('Host', 'riskScore')?.definedBy.typeName).toBe('Asset');
  });

  test('has a separate API field for every model', () => {
    const fields = udm.models.map(rootFieldOf);
    expect(fields.filter((field, index) => fields.indexOf(field) !== index)).toEqual([]);
  });

  test('describes every attribute and has no placeholders', () => {
    const files = readdirSync(__dirname, {recursive: true, encoding: 'utf8'}).filter((name) =>
      name.endsWith('.yaml'),
    );
    const unfinished = files.filter((name) =>
      readFileSync(path.join(__dirname, name), 'utf8').includes('FILL IN'),
    );
    expect(unfinished).toEqual([]);
  });
});
