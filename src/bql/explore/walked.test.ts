import {expect, it} from 'vitest';
import {udm} from '../../product/udm';
import type {GraphRecord} from '../graph';
import {mostInColumn, walkedBy} from './walked';

const record = (id: string, typeName: string, rest = {}): GraphRecord => ({id, typeName, ...rest});

const records = [
  record('web', 'Host', {name: 'web-01', riskScore: 9, os: 'Linux', owners: ['ada']}),
  record('db', 'Host', {name: 'db-01', riskScore: 4, os: 'Linux'}),
  record('pc', 'Host', {name: 'pc-01', riskScore: 2, os: 'Windows'}),
  record('ada', 'Person', {name: 'Ada'}),
  record('v1', 'Vulnerability', {targets: ['web', 'db'], severity: 'High'}),
  record('v2', 'Vulnerability', {targets: ['web'], severity: 'Low'}),
  record('v3', 'Vulnerability', {targets: ['pc'], severity: 'High'}),
];

function walk(query: string, among = records) {
  const graph = {
    now: new Date('2025-12-15T12:00:00Z'),
    recordsOf: (typeName: string) => among.filter((each) => each.typeName === typeName),
    find: (id: string) => among.find((each) => each.id === id),
  };
  return walkedBy(query, {udm, graph});
}

/** The IDs of the records, and the links as "from VERB to". */
function drawn(query: string) {
  const walked = walk(query);
  if ('failure' in walked) throw new Error(walked.failure);
  return [
    walked.records.map(({id}) => id).join(' '),
    ...walked.links.map(({from, verb, to}) => `${from} ${verb} ${to}`),
  ];
}

it('follows every path of the rows, and names the verb from the record that refers', () => {
  expect(drawn('FIND Host AS h THAT HAS Vulnerability AS v WHERE v.severity = "High"')).toEqual([
    'web v1 db pc v3',
    'v1 HAS web',
    'v1 HAS db',
    'v3 HAS pc',
  ]);
});

it.each([
  ['in their order', 'FIND Host ORDER BY riskScore LIMIT 2', ['pc db']],
  ['of RETURN', 'FIND Host AS h RETURN h.name ORDER BY h.riskScore DESC LIMIT 1', ['web']],
  [
    'with all that their groups count',
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.os, count(v) AS n ORDER BY n DESC LIMIT 1',
    ['web v1 v2 db', 'v1 HAS web', 'v2 HAS web', 'v1 HAS db'],
  ],
  [
    'with all that DISTINCT makes one row of',
    'FIND Host AS h RETURN DISTINCT h.os ORDER BY h.os LIMIT 1',
    ['web db'],
  ],
  [
    'that pass a WITH, with the paths before it',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE n > 1 RETURN h.name, n',
    ['web v1 v2', 'v1 HAS web', 'v2 HAS web'],
  ],
  ['that only count', 'FIND Host WHERE os = "Linux" RETURN count(*)', ['web db']],
])('shows the records of the rows only, %s', (_, query, shown) => {
  expect(drawn(query)).toEqual(shown);
});

it('leaves out what a NOT or an OPTIONALLY part did not find', () => {
  expect(drawn('FIND Host AS h THAT NOT OWNS Person')[0]).toBe('db pc');
  expect(drawn('FIND Host AS h OPTIONALLY THAT OWNS Person AS p')).toEqual([
    'web ada db pc',
    'web OWNS ada',
  ]);
});

it('names the verbs that RELATES TO followed, or RELATES TO across a record in between', () => {
  expect(drawn('FIND Host AS h WHERE h.id = "web" THAT RELATES TO Person AS p')).toEqual([
    'web ada',
    'web OWNS ada',
  ]);
  expect(drawn('FIND Vulnerability AS v WHERE v.id = "v2" THAT RELATES TO Person AS p')).toEqual([
    'v2 ada',
    'v2 RELATES TO ada',
  ]);
});

it('shows a limited number of records, one path of each row first, and says how many there are', () => {
  const hosts = Array.from({length: mostInColumn - 1}, (_, at) => record(`h${at}`, 'Host'));
  const findings = hosts.flatMap(({id}) =>
    ['a', 'b'].map((name) => record(`${name}-${id}`, 'Vulnerability', {targets: [id]})),
  );
  const walked = walk('FIND Host AS h THAT HAS Vulnerability AS v', [...hosts, ...findings]);
  expect(walked).toMatchObject({total: 3 * hosts.length});
  const columns = 'columns' in walked ? walked.columns : [];
  expect(columns[0]).toEqual(hosts.map(({id}) => id));
  expect(columns[1]).toEqual([...hosts.map(({id}) => `a-${id}`), 'b-h0']);
});

it('puts steps from the same model into one column', () => {
  const walked = walk(
    'FIND Host AS h WHERE h.id = "web" THAT HAS Vulnerability AS v AND h THAT OWNS Person AS p',
  );
  expect('columns' in walked && walked.columns).toEqual([['web'], ['v1', 'ada', 'v2']]);
});

it('sends names only', () => {
  expect(walk('FIND Person')).toMatchObject({
    records: [{id: 'ada', typeName: 'Person', displayName: 'Ada'}],
  });
});

it('says why a query has no graph', () => {
  expect(walk('FIND Hots')).toEqual({failure: expect.stringContaining('Did you mean "Host"?')});
  expect(walk('FIND')).toEqual({failure: expect.stringContaining('the query ends')});
});
