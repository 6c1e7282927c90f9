import {expect, it, vi} from 'vitest';
import type {Cell} from '../../bql/evaluate/row';
import type {Graph, GraphRecord} from '../../bql/graph';
import {udm} from '../../product/udm';
import {maxRows, operationsOn} from './operations';
import {withoutProse} from './prose';

const hosts: GraphRecord[] = Array.from({length: maxRows + 1}, (_, index) => ({
  id: `h${index}`,
  typeName: 'Host',
  displayName: `web-${index}`,
  name: `web-${index}`,
  os: 'Ubuntu 22.04',
  riskScore: index,
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

it("replaces a word for today with the date of the records, not of the reader's clock", () => {
  const query = 'FIND Host WHERE lastSeen < CURRENT_DATE';
  expect(operations.run(query).faults).toMatchObject([{fix: '2025-12-15'}]);
  expect(operations.check(query)).toMatchObject([{fix: '2025-12-15'}]);
});

const last = `web-${maxRows}`;
const nameIn = (rows: readonly Cell[][] | undefined, row: number) => rows?.[row]?.[0];

it('sorts all rows, not only the ones it has sent', () => {
  const query = 'FIND Host AS h RETURN h.name, h.riskScore';
  expect(nameIn(operations.run(query).result?.rows, 0)).toBe('web-0');
  const sorted = operations.sort(query, {column: 1, descending: true});
  expect(sorted.rows).toHaveLength(maxRows);
  expect(nameIn(sorted.rows, 0)).toBe(last);
  expect(nameIn(operations.sort(query, undefined).rows, 0)).toBe('web-0');
});

it('sends the records that each row of texts was made from, in any order of the rows', () => {
  const query = 'FIND Host AS h RETURN h.name, h.riskScore';
  const originOf = ({origins}: {origins?: {record: GraphRecord}[][]} = {}) =>
    origins?.[0]?.map(({record}) => record.id);
  expect(originOf(operations.run(query).result)).toEqual(['h0']);
  expect(originOf(operations.sort(query, {column: 1, descending: true}))).toEqual([`h${maxRows}`]);
  expect(operations.run('FIND Host').result).not.toHaveProperty('origins');
});

it('exports all rows, in the order of the table', () => {
  const query = 'FIND Host AS h RETURN h.name AS Name, h.riskScore';
  const {result} = operations.run(query);
  expect(result?.returned).toBe(maxRows + 1);
  const lines = operations.export(query, 'CSV', undefined).trimEnd().split('\r\n');
  expect(lines).toHaveLength(maxRows + 2);
  expect([lines[0], lines[1], lines.at(-1)]).toEqual([
    'Name,h.riskScore',
    'web-0,0',
    `${last},${maxRows}`,
  ]);
  const objects = JSON.parse(operations.export(query, 'JSON', {column: 1, descending: true}));
  expect(objects).toHaveLength(maxRows + 1);
  expect(objects[0]).toEqual({Name: last, 'h.riskScore': maxRows});
});

it('gives a chart all rows in the order of the table, with records as names', () => {
  const query = 'FIND Host AS h RETURN h, h.riskScore';
  const rows = operations.rows(query, {column: 1, descending: true});
  expect(rows).toHaveLength(maxRows + 1);
  expect(rows[0]?.[0]).toEqual({id: `h${maxRows}`, typeName: 'Host', displayName: last});
});

it("never sorts or exports another query's rows", () => {
  const [mine, others] = ['FIND Host LIMIT 2', 'FIND Host LIMIT 3'];
  operations.run(mine);
  operations.run(others);
  expect(operations.sort(mine, {column: 0, descending: true}).rows).toHaveLength(2);
  operations.run('FIND Hosts');
  expect(JSON.parse(operations.export(others, 'JSON', undefined))).toHaveLength(3);
});

it('runs a query once, however often its rows are sorted', () => {
  const recordsOf = vi.spyOn(graph, 'recordsOf');
  const query = 'FIND Host AS h RETURN h.name';
  operations.run(query);
  const reads = recordsOf.mock.calls.length;
  operations.sort(query, {column: 0, descending: true});
  operations.export(query, 'CSV', undefined);
  expect(recordsOf).toHaveBeenCalledTimes(reads);
  recordsOf.mockRestore();
});

it("sends only a record's name", () => {
  const {result} = operations.run('FIND Host LIMIT 1');
  expect(result?.rows[0]?.[0]).toEqual({id: 'h0', typeName: 'Host', displayName: 'web-0'});
});

it('returns only faults for a query with errors, without a result or an explanation', async () => {
  expect(operations.run('FIND Hosts').result).toBeUndefined();
  expect(operations.check('FIND Hosts')[0]?.fix).toBe('Host');
  expect(await operations.explain('FIND Hosts')).toBeUndefined();
  expect(await operations.explain('FIND')).toBeUndefined();
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
