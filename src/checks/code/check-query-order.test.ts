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
  ['FIND Host ORDER BY riskScore ASC', 'begins with the lowest "riskScore"  write DESC'],
  ['FIND Ticket ORDER BY dueDate DESC', 'begins with the last "dueDate"  write ASC'],
  ['FIND Host ORDER BY riskScore DESC, name DESC', 'begins with the last "name"  write ASC'],
  [
    'FIND Host AS h RETURN h.os AS OS, count(*) AS Hosts ORDER BY Hosts ASC',
    'begins with the lowest "count"  write DESC',
  ],
])('refuses %s', async (query, fault) => {
  expect(await faults(query)).toEqual([expect.stringContaining(fault)]);
});

test('an order that the text above names is right', async () => {
  expect(await faults('FIND Host ORDER BY riskScore ASC', 'The lowest scores:')).toEqual([]);
});

test('operations of the API follow the same order, but for names', async () => {
  const operation = (keys: string) => `{ hosts(orderBy: "${keys}", limit: 3) { uid } }`;
  expect(await faults(operation('riskScore DESC, uid'), 'These:', 'graphql')).toEqual([]);
  expect(await faults(operation('name DESC'), 'These:', 'graphql')).toEqual([]);
  expect(await faults(operation('dueDate DESC'), 'These:', 'graphql')).toHaveLength(1);
});
