import {expect, test} from 'vitest';
import {listEntries} from './listing';
import type {Release} from './release';

const entry = (more: object) => ({
  id: '11.32-01',
  kind: 'new',
  area: 'API',
  route: '/docs/releases/platform/11.32#11.32-01',
  content: [{type: 'text', value: 'Plain.'}],
  links: [],
  ...more,
});
const release = (version: string, ...entries: object[]) =>
  ({product: 'platform', version, date: '2025-12-01', entries}) as unknown as Release;

test('entries keep their order, with the version and the date of their release', () => {
  const listed = listEntries([
    release('11.32', entry({id: 'a'}), entry({id: 'b'})),
    release('11.31', entry({id: 'c'})),
  ]);
  expect(listed.map(({id, version, date}) => [id, version, date])).toEqual([
    ['a', '11.32', '2025-12-01'],
    ['b', '11.32', '2025-12-01'],
    ['c', '11.31', '2025-12-01'],
  ]);
});

test('only an entry about a connector names one', () => {
  const [first, second] = listEntries([release('2025-12', entry({about: 'Wiz 2.0.0'}), entry({}))]);
  expect(first).toHaveProperty('about', 'Wiz 2.0.0');
  expect(second).not.toHaveProperty('about');
});

test('a text keeps its markup and its links', () => {
  const word = {type: 'text', value: 'word'};
  const content = [
    word,
    {type: 'inlineCode', value: 'riskScore'},
    {type: 'strong', children: [word]},
    {type: 'emphasis', children: [word]},
    {type: 'link', url: '/docs/roles', children: [{type: 'strong', children: [word]}]},
  ];
  expect(listEntries([release('1', entry({content}))])[0]?.content).toEqual([
    'word',
    ['code', 'riskScore'],
    ['strong', 'word'],
    ['em', 'word'],
    ['link', 'word', '/docs/roles'],
  ]);
});
