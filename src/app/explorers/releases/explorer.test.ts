import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import type {ListedEntry} from '../../../product/releases/listing';
import {findEntries} from '../kit/find';
import type {ExplorerQuery} from '../kit/query';
import {definitionOf, type ReleaseFilter} from './definition';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));

const entry = (
  id: string,
  version: string,
  date: string,
  more: Partial<ListedEntry> = {},
): ListedEntry => ({
  id,
  product: 'platform',
  version,
  date,
  kind: 'new',
  area: 'Security',
  route: `/docs/releases/platform/${version}#${id}`,
  content: ['Says ', ['code', 'riskScore'], '. ', ['link', 'Users', '/docs/users']],
  ...more,
});

/** Newest first, as in the site's data. */
const definition = definitionOf([
  entry('11.3-01', '11.3', '2023-07-12'),
  entry('11.3-02', '11.3', '2023-07-12', {kind: 'upgrade-note', content: ['Update agents.']}),
  entry('armis-2.0.0-1', '2023-06', '2023-06-20', {
    product: 'connector',
    area: 'Asset management',
    about: 'Armis 2.0.0',
  }),
  entry('11.2-01', '11.2', '2023-06-14', {kind: 'fixed', area: 'API'}),
  entry('11.2-02', '11.2', '2023-06-14', {kind: 'upgrade-note'}),
  entry('11.1-01', '11.1', '2023-05-10'),
]);

const none = {text: '', product: '', kind: '', area: '', since: '', until: '', from: '', to: ''};
const found = (query: Partial<ExplorerQuery<ReleaseFilter>>) =>
  findEntries(definition, {...none, ...query}).map(({id}) => id);

test("finds words in an entry's text, subject, and number", () => {
  expect(found({text: 'agents'})).toEqual(['11.3-02']);
  expect(found({text: 'ARMIS users'})).toEqual(['armis-2.0.0-1']);
  expect(found({text: '11.2-01'})).toEqual(['11.2-01']);
});

test('filters by product, kind, area, and months, including the bounds', () => {
  expect(found({product: 'connector'})).toEqual(['armis-2.0.0-1']);
  expect(found({kind: 'fixed'})).toEqual(['11.2-01']);
  expect(found({area: 'API'})).toEqual(['11.2-01']);
  expect(found({since: '2023-06', until: '2023-06'})).toEqual([
    'armis-2.0.0-1',
    '11.2-01',
    '11.2-02',
  ]);
});

test('compares versions: excludes the first, includes the last, and lists required actions first', () => {
  expect(found({from: '11.1', to: '11.3'})).toEqual(['11.2-02', '11.3-02', '11.3-01', '11.2-01']);
  expect(found({from: '11.2'})).toEqual(['11.3-02', '11.3-01']);
  expect(found({to: '11.1'})).toEqual(['11.1-01']);
});

test('offers only the areas of the selected product', () => {
  const options = (part: string, query: Partial<ExplorerQuery<ReleaseFilter>> = {}) =>
    definition
      .filters({...none, ...query})
      .find((filter) => filter.part === part)
      ?.options.map(([value]) => value);
  expect(options('area')).toEqual(['API', 'Asset management', 'Security']);
  expect(options('area', {product: 'connector'})).toEqual(['Asset management']);
  expect(options('since')).toEqual(['2023-07', '2023-06', '2023-05']);
});

test('the comparison sets versions, and its product', () => {
  const shown = (query: Partial<ExplorerQuery<ReleaseFilter>> = {}) =>
    definition
      .filters({...none, ...query})
      .filter(({isSetElsewhere}) => !isSetElsewhere)
      .map(({label}) => label);
  expect(shown()).toEqual(['Product', 'Kind', 'Area', 'From month', 'To month']);
  expect(shown({from: '11.1'})).toEqual(['Kind', 'Area', 'From month', 'To month']);
});

test("a comparison of Connect's versions begins with their upgrade steps, oldest first", () => {
  const connect = definitionOf([
    entry('connect-2.2-01', '2.2', '2023-12-13', {product: 'connect'}),
    entry('connect-2.1-01', '2.1', '2023-07-19', {product: 'connect'}),
    entry('connect-2.0-01', '2.0', '2023-03-15', {product: 'connect'}),
  ]);
  const html = (query: Partial<ExplorerQuery<ReleaseFilter>>) => {
    const asked = {...none, product: 'connect', from: '2.0', ...query};
    return renderToStaticMarkup(connect.draw(findEntries(connect, asked), asked));
  };
  expect(html({}).match(/Upgrade steps of Connect [\d.]+/g)).toEqual([
    'Upgrade steps of Connect 2.1',
    'Upgrade steps of Connect 2.2',
  ]);
  expect(html({}).indexOf('Upgrade steps')).toBeLessThan(html({}).indexOf('What you get'));
  expect(html({kind: 'new'})).not.toContain('Upgrade steps');
});
