import {expect, it} from 'vitest';
import type {Graph, GraphRecord} from '../../bql/graph';
import {udm} from '../../product/udm';
import {maxRows, operationsOn} from './operations';
import {withoutProse} from './prose';

const hosts: GraphRecord[] = Array.from({length: maxRows + 1}, (_, index) => ({
  id: `h${index}`,
  typeName: 'Host',
  displayName: `web-${index}`,
  os: 'Ubuntu 22.04',
}));
const graph: Graph = {
  now: new Date('2025-12-15T12:00:00Z'),
  recordsOf: (typeName) => (typeName === 'Host' ? hosts : []),
  find: () => undefined,
};
const operations = operationsOn({udm, graph});

it('sends a page a limited number of rows, with the total', () => {
  const {result} = operations.run('FIND Host');
  expect(result?.rows).toHaveLength(maxRows);
  expect(result).toMatchObject({returned: maxRows + 1, total: maxRows + 1});
});

it("sends only a record's name", () => {
  const {result} = operations.run('FIND Host LIMIT 1');
  expect(result?.rows[0]?.[0]).toEqual({id: 'h0', typeName: 'Host', displayName: 'web-0'});
});

it('returns only faults for a query with errors, without a result or an explanation', () => {
  expect(operations.run('FIND Hosts').result).toBeUndefined();
  expect(operations.check('FIND Hosts')[0]?.fix).toBe('Host');
  expect(operations.explain('FIND Hosts')).toBeUndefined();
  expect(operations.explain('FIND')).toBeUndefined();
});

it('formats only what can be parsed', () => {
  expect(operations.format('find Host   limit 1')).toBe('FIND Host\nLIMIT 1');
  expect(operations.format('FIND')).toBeUndefined();
});

it('sends the data model without its prose, and with everything else', () => {
  const {models} = withoutProse(udm.definition);
  const host = models.find(({typeName}) => typeName === 'Host');
  expect(host?.attributes[0]?.description).toBe('');
  const original = udm.model('Host').attributes.map(({name, type, target}) => [name, type, target]);
  expect(host?.attributes.map(({name, type, target}) => [name, type, target])).toEqual(original);
});
