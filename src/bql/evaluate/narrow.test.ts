import {expect, test} from 'vitest';
import {rowsOn} from '../testing/rows-on';

/** Equal values are looked up before the walk. These queries would find something else if that dropped too much. */
const rows = rowsOn([
  {id: 'web', typeName: 'Host', os: 'Linux', owners: ['ada'], lastSeen: '2025-12-14T08:00:00Z'},
  {id: 'db', typeName: 'Host', os: 'Windows', owners: ['bo'], lastSeen: '2025-12-15T00:00:00Z'},
  {id: 'lab', typeName: 'Host', tags: ['x', 'y'], riskScore: 0, internetFacing: false},
  {id: 'shop', typeName: 'Container', riskScore: 0},
  {id: 'ada', typeName: 'Person', displayName: 'Ada', firstName: 'Ada'},
  {id: 'bo', typeName: 'Person', displayName: 'Bo', firstName: 'Bo'},
]);

test.each<[query: string, ids: string[]]>([
  ['FIND Host AS h WHERE h.os IN ["Linux"] RETURN h', ['web']],
  ['FIND Host AS h WHERE h.os IN ["Linux", "Windows"] RETURN h', ['web', 'db']],
  ['FIND Host AS h WHERE h.os NOT IN ["Linux"] RETURN h', ['db', 'lab']],
  ['FIND Host AS h WHERE NOT h.os = "Linux" RETURN h', ['db', 'lab']],
  ['FIND Host AS h WHERE h.os != "Linux" RETURN h', ['db', 'lab']],
  ['FIND Host AS h WHERE h.os = "Linux" OR h.tags = "x" RETURN h', ['web', 'lab']],
  ['FIND Host AS h WHERE h.os = "Linux" AND h.tags = "x" RETURN h', []],
  ['FIND Host AS h WHERE h.tags = "x" AND h.tags = "y" RETURN h', ['lab']],
  ['FIND Host AS h WHERE h.riskScore = 0 RETURN h', ['lab']],
  ['FIND Host AS h WHERE h.internetFacing = false RETURN h', ['lab']],
  ['FIND Asset AS a WHERE a.riskScore = 0 RETURN a', ['shop', 'lab']],
  // Only one of the two models has the attribute.
  ['FIND Host|Container AS a WHERE a.os = "Linux" RETURN a', ['web']],
  // A day is any moment in it, and a reference is compared by its record's name.
  ['FIND Host AS h WHERE h.lastSeen = 2025-12-15 RETURN h', ['db']],
  ['FIND Host AS h WHERE h.lastSeen IN [2025-12-14, 2025-12-15] RETURN h', ['web', 'db']],
  ['FIND Host AS h WHERE h.owners = "Ada" RETURN h', ['web']],
  ['FIND Host AS h WHERE h.owners IN ["Ada", "Bo"] RETURN h', ['web', 'db']],
  // A condition on a part that a row can lack doesn't narrow the others.
  ['FIND Host AS h THAT OWNS Person AS p WHERE p.firstName = "Ada" RETURN h', ['web']],
  ['FIND Host AS h THAT NOT OWNS Person AS p WHERE p.firstName = "Ada" RETURN h', ['db', 'lab']],
  [
    'FIND Host AS h OPTIONALLY THAT OWNS Person AS p WHERE p.firstName = "Ada" RETURN h',
    ['web', 'db', 'lab'],
  ],
  ['FIND Host AS h THAT NOT OWNS Person AS p WHERE h.os = "Linux" RETURN h', ['db', 'lab']],
  [
    'FIND Host AS h OPTIONALLY THAT OWNS Person AS p WHERE h.os = "Linux" RETURN h',
    ['web', 'db', 'lab'],
  ],
])('%s', (query, ids) => {
  expect(rows(query).flat()).toEqual(ids);
});

test('a later condition on an optional part drops the rows without it', () => {
  const query =
    'FIND Host AS h OPTIONALLY THAT OWNS Person AS p AND h THAT OWNS Person AS q WHERE p.firstName = "Ada" RETURN h, p, q';
  expect(rows(query)).toEqual([['web', 'ada', 'ada']]);
});
