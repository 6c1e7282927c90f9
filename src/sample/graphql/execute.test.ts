import {type GraphQLObjectType, printSchema, validateSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import type {Graph, GraphRecord} from '../../bql/graph';
import {udm} from '../../product/udm';
import {rootFieldOf} from '../../product/udm/names';
import {apiSchema} from '../graphql';
import {execute} from './execute';
import {enumValueOf} from './names';

const records: GraphRecord[] = [
  {
    id: 'h1',
    typeName: 'Host',
    displayName: 'web-01',
    status: 'Confirmed active',
    riskScore: 9.1,
    owners: ['p1', 'gone'],
  },
  {id: 'h2', typeName: 'Host', displayName: 'lab-22', status: 'Inactive', riskScore: 3},
  {id: 'h3', typeName: 'Host', displayName: 'new-03'},
  {id: 'c1', typeName: 'Container', displayName: 'shop', riskScore: 5, host: 'h1'},
  {id: 'p1', typeName: 'Person', displayName: 'Ada Moreno'},
  {id: 'v1', typeName: 'Vulnerability', displayName: 'CVE-2025-1', targets: ['h1']},
];
const graph: Graph = {
  now: new Date('2025-12-15T12:00:00Z'),
  recordsOf: (typeName) => records.filter((record) => record.typeName === typeName),
  find: (id) => records.find((record) => record.id === id),
};
const run = (operation: string, variables?: Record<string, unknown>) =>
  execute(operation, {udm, graph}, variables);
const data = (operation: string, variables?: Record<string, unknown>) => {
  const {data: found, errors} = run(operation, variables);
  if (errors) throw new Error(errors.map(({message}) => message).join('\n'));
  return JSON.parse(JSON.stringify(found));
};
const error = (operation: string, variables?: Record<string, unknown>) =>
  run(operation, variables).errors?.[0]?.message;

describe('the schema', () => {
  it('is valid and has every model, attribute, and value', () => {
    expect(validateSchema(apiSchema())).toEqual([]);
    const text = printSchema(apiSchema());
    expect(text).toContain('type Host implements Asset & EntityModel & BaseModel {');
    expect(text).toContain('interface Asset implements EntityModel & BaseModel {');
    expect(text).toMatch(/enum RiskRatings \{[^}]*Critical/);
    for (const {plural, typeName} of udm.models) {
      expect(apiSchema().getType(typeName)).toBeDefined();
      expect(apiSchema().getQueryType()?.getFields()).toHaveProperty(rootFieldOf({plural}));
    }
  });

  it('a narrowed reference has the more specific model as its type', () => {
    expect(printSchema(apiSchema())).toMatch(
      /type VulnerabilityTicket [^}]*findings: \[Vulnerability!\]!/,
    );
  });

  it('never exposes a password', () => {
    expect(
      Object.keys((apiSchema().getType('User') as GraphQLObjectType).getFields()),
    ).not.toContain('password');
  });

  it('names fields after plurals, and values without spaces', () => {
    expect(rootFieldOf({plural: 'CVE records'})).toBe('cveRecords');
    expect(rootFieldOf({plural: 'People'})).toBe('people');
    expect(enumValueOf('Out of SLA')).toBe('Out_of_SLA');
    expect(enumValueOf('CVSS, then severity')).toBe('CVSS_then_severity');
  });
});

describe('execute', () => {
  it('follows references, and omits missing records', () => {
    expect(data('{hosts(limit: 1) {displayName status owners {displayName}}}')).toEqual({
      hosts: [
        {displayName: 'web-01', status: 'Confirmed_active', owners: [{displayName: 'Ada Moreno'}]},
      ],
    });
  });

  it('filters, sorts records without a value last, skips, and limits', () => {
    const names = (args: string) =>
      data(`{hosts(${args}) {displayName}}`).hosts.map(
        (host: {displayName: string}) => host.displayName,
      );
    expect(names('filter: "riskScore >= 3", orderBy: "riskScore"')).toEqual(['lab-22', 'web-01']);
    expect(names('orderBy: "riskScore DESC"')).toEqual(['web-01', 'lab-22', 'new-03']);
    expect(names('orderBy: "riskScore ASC", skip: 1, limit: 1')).toEqual(['web-01']);
    expect(names('filter: "status = Inactive"')).toEqual(['lab-22']);
    expect(names('filter: "id = h1"')).toEqual(['web-01']);
  });

  it('finds the records of every child of an abstract model', () => {
    expect(
      data(
        '{assets(filter: "riskScore > 4") {__typename displayName ... on Container {host {displayName}}}}',
      ),
    ).toEqual({
      assets: [
        {__typename: 'Container', displayName: 'shop', host: {displayName: 'web-01'}},
        {__typename: 'Host', displayName: 'web-01'},
      ],
    });
  });

  it('accepts variables', () => {
    expect(
      data('query Q($filter: String, $limit: Int) {hosts(filter: $filter, limit: $limit) {id}}', {
        filter: 'displayName CONTAINS "lab"',
        limit: 5,
      }),
    ).toEqual({hosts: [{id: 'h2'}]});
  });

  it.each([
    [
      '{hosts(filter: "riskscore > 1") {id}}',
      'filter, column 1: Host has no attribute "riskscore". Did you mean "riskScore"?',
    ],
    [
      '{hosts(filter: "riskScore >") {id}}',
      'filter, column 11: Expected a value after >, but the query ends.',
    ],
    [
      '{hosts(orderBy: "tags") {id}}',
      `orderBy, column 1: "tags" is a list, so you can't sort by it.`,
    ],
    ['{hosts(orderBy: "riskScore DES") {id}}', 'orderBy, column 11: BQL has no DES. Write DESC.'],
    [
      '{hosts(orderBy: "owners.displayName") {id}}',
      `orderBy, column 1: "owners" is a list, so you can't sort by it.`,
    ],
    ['{hosts(limit: 0) {id}}', 'limit must be from 1 to 5,000, not 0.'],
    ['{hosts(skip: -1) {id}}', 'skip must be 0 or more, not -1.'],
    ['{host {id}}', 'Cannot query field "host" on type "Query". Did you mean "hosts"?'],
    ['{hosts {id}', 'Syntax Error: Expected Name, found <EOF>.'],
  ])('%s', (operation, message) => {
    expect(error(operation)).toBe(message);
  });
});

describe('what the API says about a mistake', () => {
  it.each([
    // Records that refer to the queried ones.
    [
      '{hosts {findings {uid}}}',
      'Cannot query field "findings" on type "Host". Host has no list of findings, but findings refer to hosts in targets. Ask from there: { vulnerabilities(filter: "targets.displayName = \\"web-01\\"") { displayName } }',
    ],
    [
      '{hosts {vulnerabilities {uid}}}',
      'Cannot query field "vulnerabilities" on type "Host". Host has no list of vulnerabilities, but vulnerabilities refer to hosts in targets. Ask from there: { vulnerabilities(filter: "targets.displayName = \\"web-01\\"") { displayName } }',
    ],
    [
      '{hosts {containers {uid}}}',
      'Cannot query field "containers" on type "Host". Host has no list of containers, but containers refer to hosts in host. Ask from there: { containers(filter: "host.displayName = \\"web-01\\"") { displayName } }',
    ],
    // Fields with other names.
    [
      '{hosts {severity}}',
      'Cannot query field "severity" on type "Host". Did you mean "riskRating"?',
    ],
    [
      '{hosts {hostname}}',
      'Cannot query field "hostname" on type "Host". "hostname" was renamed "hostnames" in 10.23.',
    ],
    ['{hosts {ip}}', 'Cannot query field "ip" on type "Host". Did you mean "ipAddresses"?'],
    ['{people {email}}', 'Cannot query field "email" on type "Person". Did you mean "emails"?'],
    [
      '{assets {os}}',
      /Did you mean to use an inline fragment on "ContainerImage", "Device", "Host"/,
    ],
    [
      '{hosts {edges {node {id}}}}',
      'Cannot query field "edges" on type "Host". A list has no edges, nodes, or count. Select the attributes directly: { hosts { displayName } }',
    ],
    // Arguments.
    [
      '{hosts(where: "a") {id}}',
      'Unknown argument "where" on field "Query.hosts". Did you mean "filter"?',
    ],
    [
      '{hosts(offset: 1) {id}}',
      'Unknown argument "offset" on field "Query.hosts". Did you mean "skip"?',
    ],
    [
      '{hosts {owners(limit: 1) {id}}}',
      'Unknown argument "limit" on field "Host.owners". Only root fields, such as hosts, have arguments. A reference returns all of its records.',
    ],
    [
      '{hosts(orderBy: riskScore) {id}}',
      'String cannot represent a non string value: riskScore. Write text in quotes: "riskScore".',
    ],
    [
      '{hosts(filter: {riskScore: 7}) {id}}',
      'String cannot represent a non string value: {riskScore: 7}. A filter is one text, such as "riskScore >= 7".',
    ],
    // Operations.
    [
      'mutation Delete($id: ID!) {deleteHost(id: $id) {id}}',
      'The API only reads, so it has no mutations. To import records, use the Connect API.',
    ],
    [
      'subscription {hosts {id}}',
      'The API has no subscriptions. Send a query again to get what changed.',
    ],
    [
      'FIND Host',
      'Syntax Error: Unexpected Name "FIND". FIND begins a BQL query. A GraphQL operation begins with a brace: { hosts { displayName } }',
    ],
    [
      '{"query": "{hosts {id}}"}',
      'Syntax Error: Expected Name, found String "query". This is the body of a request. Write only its query here, and its variables next to it.',
    ],
    [' ', 'Write an operation first, such as { hosts { displayName } }.'],
    [
      'query A {hosts {uid}} query B {hosts {uid}}',
      'Must provide operation name if query contains multiple operations. The playground sends none: keep one operation, and put # before each line of the others.',
    ],
    // Filters.
    [
      '{hosts(filter: "FIND Host WHERE riskScore > 7") {id}}',
      'filter, column 1: A filter is a condition, not a query. Drop FIND Host WHERE. What remains is: riskScore > 7',
    ],
    [
      '{hosts(filter: "FIND Host AS h WHERE h.riskScore > 7 RETURN h.id LIMIT 3") {id}}',
      'filter, column 1: A filter is a condition, not a query. Drop FIND Host AS h WHERE and RETURN h.id LIMIT 3. What remains is: riskScore > 7',
    ],
    [
      '{hosts(filter: "where riskScore > 7") {id}}',
      'filter, column 1: A filter is a condition, not a query. Drop where. What remains is: riskScore > 7',
    ],
    [
      '{hosts(filter: "FIND Host") {id}}',
      'filter, column 1: A filter is a condition, not a query. Drop FIND Host. Without a filter, hosts returns every host.',
    ],
    [
      '{hosts(filter: "riskScore > $most") {id}}',
      'filter, column 13: BQL has no variables. Write the value itself. A variable holds the whole filter: hosts(filter: $filter)',
    ],
    [
      '{hosts(orderBy: "ORDER BY riskScore") {id}}',
      'orderBy, column 1: Drop ORDER BY. What remains is: riskScore',
    ],
  ])('%s', (operation, message) => {
    if (typeof message === 'string') expect(error(operation)).toBe(message);
    else expect(error(operation)).toMatch(message);
  });
});
