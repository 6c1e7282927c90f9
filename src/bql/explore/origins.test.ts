import {expect, it} from 'vitest';
import {sample} from '../../content/directives/sample';
import {runQuery} from '../run';
import {originsOf} from './origins';

const dataset = sample();

/** The origins of a query's first row, as "alias record". */
function first(query: string): string[] | undefined {
  const {result} = runQuery(query, dataset);
  const [row] = result?.rows ?? [];
  if (!result || !row) throw new Error(`${query} finds nothing`);
  const origins = originsOf(query, result, dataset.udm)?.(row);
  return origins?.map(({alias, record}) => `${alias} ${record.displayName}`);
}

it.each<[string, string, string[]]>([
  ['of FIND', 'FIND Host AS h WHERE h.name = "web-01" RETURN h.os, h.riskRating', ['h web-01']],
  ['of FIND without an alias', 'FIND Host WHERE name = "web-01" RETURN os', ['Host web-01']],
  [
    'of every part, the one of the first column first',
    'FIND Host AS h WHERE h.name = "web-01" THAT OWNS Person AS p RETURN p.name, h.name',
    ['p Lee Park', 'h web-01'],
  ],
  [
    'of the parts that found something',
    'FIND Host AS h WHERE h.name = "web-01" THAT NOT OWNS Person AS p WHERE p.name = "No one" OPTIONALLY THAT OWNS Person AS q WHERE q.name = "No one" RETURN h.os',
    ['h web-01'],
  ],
  [
    'that WITH passes on',
    'FIND Host AS h WHERE h.name = "web-01" THAT HAS Vulnerability AS v WITH h, count(v) AS n RETURN h.name, n',
    ['h web-01'],
  ],
])('a row of texts leads to the records %s', (_, query, origins) => {
  expect(first(query)).toEqual(origins);
});

it.each([
  ['shows records', 'FIND Host AS h RETURN h, h.os'],
  ['shows related records', 'FIND Host AS h RETURN h.name, h.riskOwner'],
  ['is the default list', 'FIND Host'],
  ['counts', 'FIND Host AS h RETURN h.osFamily, count(*)'],
  ['is one of several equal rows', 'FIND Host AS h RETURN DISTINCT h.osFamily'],
])('a row that %s leads to none', (_, query) => {
  expect(first(query)).toBeUndefined();
});
