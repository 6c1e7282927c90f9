import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkQueryOrder} from './check-query-order';

const faults = (query: string, text = 'Here it is:', language = 'bql') =>
  faultsOf(checkQueryOrder, `${text}\n\n\`\`\`${language}\n${query}\n\`\`\``);

test.each([
  'FIND Host ORDER BY riskScore DESC, name ASC',
  'FIND Ticket ORDER BY dueDate ASC',
  'FIND Host ORDER BY lastSeen DESC',
  'FIND Host ORDER BY lastSeen ASC',
  'FIND Host AS h RETURN h.os AS OS, count(*) AS Hosts ORDER BY Hosts DESC',
])('accepts %s', async (query) => {
  expect(await faults(query)).toEqual([]);
});

test.each([
  ['FIND Host ORDER BY riskScore ASC', 'begin with the lowest "riskScore"  write DESC'],
  ['FIND Ticket ORDER BY dueDate DESC', 'begin with the last "dueDate"  write ASC'],
  ['FIND Host ORDER BY riskScore DESC, name DESC', 'begin with the last "name"  write ASC'],
  [
    'FIND Host AS h RETURN h.os AS OS, count(*) AS Hosts ORDER BY Hosts ASC',
    'begin with the lowest "count"  write DESC',
  ],
])('rejects %s', async (query, fault) => {
  expect(await faults(query)).toEqual([expect.stringContaining(fault)]);
});

test('accepts an order that the text above names', async () => {
  expect(await faults('FIND Host ORDER BY riskScore ASC', 'The lowest scores:')).toEqual([]);
});

test('API operations follow the same order, except for names', async () => {
  const operation = (keys: string) => `{ hosts(orderBy: "${keys}", limit: 3) { uid } }`;
  expect(await faults(operation('riskScore DESC, uid'), 'These:', 'graphql')).toEqual([]);
  expect(await faults(operation('name DESC'), 'These:', 'graphql')).toEqual([]);
  expect(await faults(operation('dueDate DESC'), 'These:', 'graphql')).toHaveLength(1);
});
