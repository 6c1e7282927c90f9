import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSource} from '../../base/source/read';
import {isRecord} from '../../bql/evaluate/row';
import {displayName} from '../../bql/evaluate/values';
import {runQuery} from '../../bql/run';
import {clientsOf} from '../../content/api-examples/clients';
import {udm} from '../../product/udm';
import {loadSample} from '../organization';
import {graphOf} from '../organization/graph';
import {execute} from './execute';
import {maxLimit} from './limits';
import {operationOfQuery} from './operation-of-query';

const dataset = {udm, graph: graphOf(loadSample())};

/** Executes what a reader copies as cURL, and returns the records. */
function recordsOf(query: string): Record<string, unknown>[] {
  const made = operationOfQuery(query, udm);
  if ('reason' in made) throw new Error(`${query}: ${made.reason}`);
  const [curl] = clientsOf(made.operation, made.variables);
  const body = JSON.parse(/<<'JSON'\n([\s\S]*)\nJSON$/.exec(curl?.code ?? '')?.[1] ?? '');
  const {data, errors} = execute(body.query, dataset, body.variables);
  expect(
    errors?.map(({message}) => message),
    query,
  ).toBeUndefined();
  const [records] = Object.values(data ?? {});
  return records as Record<string, unknown>[];
}

describe('a query as an operation of the API', () => {
  it('has the condition without alias, the order, the page, and the attributes of RETURN', () => {
    expect(
      operationOfQuery(
        'FIND Vulnerability AS v WHERE v.riskRating = "Critical" AND NOT (v.targets.os CONTAINS "Windows" OR v.uid = "x") RETURN v.name AS Name, v.riskScore, v.targets.name, v.targets.os, v.targets.owners ORDER BY Name DESC SKIP 2 LIMIT 3',
        udm,
      ),
    ).toEqual({
      operation: `query Vulnerabilities($filter: String, $orderBy: String, $limit: Int, $skip: Int) {
  vulnerabilities(filter: $filter, orderBy: $orderBy, limit: $limit, skip: $skip) {
    name
    riskScore
    targets {
      name
      ... on ContainerImage {
        os
      }
      ... on Device {
        os
      }
      ... on Host {
        os
      }
      ... on HostImage {
        os
      }
      owners {
        displayName
      }
    }
  }
}`,
      variables: {
        filter: 'riskRating = "Critical" AND NOT (targets.os CONTAINS "Windows" OR uid = "x")',
        orderBy: 'name DESC',
        limit: 3,
        skip: 2,
      },
    });
  });

  it.each([
    'FIND Host',
    'FIND Asset WHERE riskScore > 9 ORDER BY riskScore DESC LIMIT 7',
    'FIND Person AS p WHERE p = "Lee Park"',
    'FIND Host WHERE tags CONTAINS ALL ["pci", "env:prod"] AND lastSeen IN LAST 7 days ORDER BY name SKIP 3 LIMIT 5',
    'FIND Ticket AS t WHERE t.assigned IS CURRENT USER AND t.dueDate EXISTS ORDER BY t.dueDate',
    'FIND Finding WHERE statusCategory = "Open" AND targets.osFamily = "Windows" LIMIT 20',
    'FIND Vulnerability WHERE lastFixed GREATER THAN ATTRIBUTE dueDate LIMIT 4',
  ])('returns the same records in the same order: %s', (query) => {
    const {result} = runQuery(query, dataset);
    const names = result?.rows.map(([cell]) => (isRecord(cell) ? displayName(cell) : cell));
    expect(names?.length).toBeGreaterThan(0);
    expect(recordsOf(query).map((record) => record.displayName)).toEqual(names);
  });

  it('lists the records of every model', () => {
    for (const {typeName} of udm.models) {
      const query = `FIND ${typeName}`;
      const returned = runQuery(query, dataset).result?.rows.length ?? 0;
      expect(recordsOf(query).length, typeName).toBe(Math.min(returned, maxLimit));
    }
  });

  it("returns as many records as each query on the BQL pages, or says why it can't", () => {
    const texts = readdirSync('docs', {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md'))
      .map((file) => readSource(path.join('docs', file)));
    const queries = texts.flatMap((text) =>
      [...text.matchAll(/^```bql run\n([\s\S]*?)^```/gm)].map(([, query = '']) => query.trim()),
    );
    const taken = queries.filter((query) => !('reason' in operationOfQuery(query, udm)));
    expect(taken.length).toBeGreaterThan(50);
    for (const query of taken) {
      const returned = runQuery(query, dataset).result?.rows.length ?? 0;
      expect(recordsOf(query).length, query).toBe(Math.min(returned, maxLimit));
    }
  });

  it.each([
    ['FIND Hosts', "Fix the query's errors first."],
    [
      'FIND Host|Container',
      'A request lists records of one model, but this query finds Host and Container.',
    ],
    [
      'FIND Host THAT HAS Vulnerability',
      "The API can't follow relationships with THAT. Its filter reaches related records only through a reference, such as targets.tags.",
    ],
    [
      'FIND Host AS h WITH h, h.name AS n RETURN n',
      'The API has no WITH. It returns attributes as they are.',
    ],
    ['FIND Host AS h RETURN DISTINCT h.os', 'The API has no DISTINCT. It returns every record.'],
    [
      'FIND Host AS h RETURN h.name, toUpper(h.os) AS os',
      "The API returns attributes as they are, so it can't compute toUpper(h.os).",
    ],
    [
      'FIND Host AS h RETURN count(h)',
      "The API returns attributes as they are, so it can't compute count(h).",
    ],
    ['FIND Host LIMIT 5001', 'A request returns from 1 to 5,000 records. Change the LIMIT.'],
    [
      'FIND Host AS h RETURN h.name ORDER BY toUpper(h.name)',
      "The API can't sort by this. Sort records by an attribute, such as riskScore DESC.",
    ],
  ])("says why it can't take %s", (query, reason) => {
    expect(operationOfQuery(query, udm)).toEqual({reason});
  });
});
