import {expect, test, vi} from 'vitest';
import {loadChanged} from '../../../product/udm/testing/fixture';
import {findEntries} from '../kit/find';
import type {ExplorerQuery} from '../kit/query';
import {type AttributeFilter, definitionOf} from './definition';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));

const definition = definitionOf(loadChanged().definition);
const none = {text: '', type: '', family: '', verb: '', value: ''};
const found = (query: Partial<ExplorerQuery<AttributeFilter>>) =>
  findEntries(definition, {...none, ...query}).map(
    ({model, attribute}) => `${model.typeName}.${attribute.name}`,
  );

test('finds an attribute by its name, by part of its name, and by words', () => {
  expect(found({text: 'lastSeen'})).toEqual(['Machine.lastSeen']);
  expect(found({text: 'SEEN'})).toEqual(['Machine.lastSeen']);
  expect(found({text: 'last seen'})).toEqual(['Machine.lastSeen']);
});

test('finds an attribute by its description, model, value, verb, or target', () => {
  expect(found({text: 'made of'})).toEqual(['Machine.parts']);
  expect(found({text: 'machine room'})).toEqual(['Machine.size']);
  expect(found({text: 'large'})).toEqual(['Machine.size']);
  expect(found({text: 'owns'})).toEqual(['Thing.owner']);
});

test('lists attributes whose name begins with the text before attributes that mention it', () => {
  expect(found({text: 'o'}).slice(0, 1)).toEqual(['Thing.owner']);
});

test('applies every filter', () => {
  expect(found({type: 'reference'})).toEqual(['Machine.parts', 'Thing.owner']);
  expect(found({type: 'reference', verb: 'HAS'})).toEqual(['Machine.parts']);
  expect(found({value: 'Small', family: 'asset'})).toEqual(['Machine.size']);
  expect(found({value: 'Small', family: 'finding'})).toEqual([]);
});
