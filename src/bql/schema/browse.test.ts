import {expect, it} from 'vitest';
import {udm} from '../../product/udm';
import type {Graph} from '../graph';
import {describeModel, listModels, searchSchema} from './browse';

const hosts = [{id: 'h1', typeName: 'Host'}];
const graph: Graph = {
  now: new Date('2025-12-15T12:00:00Z'),
  recordsOf: (typeName) => (typeName === 'Host' ? hosts : []),
  find: () => undefined,
};
const data = {udm, graph};
const labelsOf = (groups: ReturnType<typeof listModels>, title: string) =>
  groups.find((group) => group.title === title)?.entries.map(({label}) => label) ?? [];

it('lists every model once, with the number of its records and of its descendants', () => {
  const entries = listModels(data).flatMap((group) => group.entries);
  expect(entries.map(({label}) => label).sort()).toEqual(
    udm.models.map(({typeName}) => typeName).sort(),
  );
  const counts = new Map(entries.map(({label, detail}) => [label, detail]));
  expect([counts.get('Host'), counts.get('Asset'), counts.get('Ticket')]).toEqual(['1', '1', '0']);
});

it('describes a model by its attributes with their types, and its verbs with their targets', () => {
  const groups = describeModel('Host', data);
  const [attributes, verbs] = groups;
  expect(attributes?.entries).toContainEqual(
    expect.objectContaining({label: 'riskScore', detail: 'number, 0 to 10', insert: 'riskScore'}),
  );
  expect(
    verbs?.entries.find(({label, detail}) => label === 'HAS' && detail?.startsWith('←'))?.insert,
  ).toMatch(/^THAT HAS \w+$/);
});

it('names all models that a verb connects, and inserts a step to one of them', () => {
  const [, verbs] = describeModel('Host', data);
  expect(verbs?.entries).toContainEqual(
    expect.objectContaining({
      label: 'HAS',
      detail: '← Cluster, Finding, Package',
      ends: ['Cluster', 'Finding', 'Package'],
      insert: 'THAT HAS Cluster',
    }),
  );
  const found = searchSchema('owns', data).find(({title}) => title === 'Verbs');
  expect(found?.entries[0]).toMatchObject({
    detail: expect.stringMatching(/^→ Person, User; ← Asset, /),
    insert: 'THAT OWNS Person',
  });
});

it('knows which models inherit a found attribute, so that their aliases fit it', () => {
  const found = searchSchema('riskScore', data).find(({title}) => title === 'Attributes');
  const score = found?.entries.find(({label}) => label === 'riskScore');
  expect(score?.relatives).toContain('Host');
});

it('finds an attribute by a word of its description, and lists it once', () => {
  const found = labelsOf(searchSchema('kev', data), 'Attributes');
  expect(found).toContain('associatedCvesIsCisaExploitable');
  expect(new Set(found).size).toBe(found.length);
});

it.each([
  ['known exploited', 'associatedCvesIsCisaExploitable'],
  ['exploited', 'associatedCvesIsCisaExploitable'],
  ['cisa', 'associatedCvesIsCisaExploitable'],
  ['due', 'dueDate'],
  ['overdue', 'complianceStatus'],
  ['overdue', 'dueDate'],
  ['owner', 'owners'],
  ['internet', 'internetFacing'],
  ['exposed', 'internetFacing'],
])('finds what other tools call %s: %s', (search, attribute) => {
  expect(labelsOf(searchSchema(search, data), 'Attributes')).toContain(attribute);
});

it('finds a model by what other tools call it, before models that only mention it', () => {
  expect(labelsOf(searchSchema('server', data), 'Models')[0]).toBe('Host');
});

it('finds names that begin with a text first', () => {
  expect(labelsOf(searchSchema('age', data), 'Attributes')[0]).toBe('ageInDays');
});

it('finds names before descriptions, and needs every word', () => {
  expect(labelsOf(searchSchema('host', data), 'Models')[0]).toBe('Host');
  expect(labelsOf(searchSchema('kev ransomware', data), 'Attributes')).not.toEqual([]);
  expect(searchSchema('kev zebra', data)).toEqual([]);
});
