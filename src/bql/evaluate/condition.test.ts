import {describe, expect, test} from 'vitest';
import {rowsOn} from '../testing/rows-on';

const records = [
  {id: 'me', typeName: 'User', email: 'ada@x.org', displayName: 'Ada'},
  {id: 'other', typeName: 'User', email: 'bo@x.org', displayName: 'Ada'},
  {id: 'ada', typeName: 'Person', emails: ['old@x.org', 'ada@x.org']},
  {id: 'bo', typeName: 'Person', emails: ['bo@x.org']},
  {id: 'cy', typeName: 'Person'},
  {
    id: 'web',
    typeName: 'Host',
    riskRating: 'High',
    riskScore: 9,
    baseRiskScore: 10,
    firstSeen: '2025-12-01T08:00:00Z',
    lastSeen: '2025-12-01T08:00:00Z',
    owners: ['bo', 'ada'],
  },
  {id: 'db', typeName: 'Host', riskRating: 'Critical', riskScore: 9, baseRiskScore: 9},
  {id: 'lab', typeName: 'Host', riskScore: 3},
  {id: 'bug', typeName: 'Vulnerability', riskRating: 'Critical', targets: ['web', 'db', 'lab']},
];
const rows = rowsOn(records, 'me');

describe('IS CURRENT USER', () => {
  test.each<[query: string, ids: string[]]>([
    // A user is compared by ID, and a person by any of the user's email addresses.
    ['FIND User AS u WHERE u IS CURRENT USER RETURN u', ['me']],
    ['FIND User AS u WHERE u NOT IS CURRENT USER RETURN u', ['other']],
    ['FIND Person AS p WHERE p IS CURRENT USER RETURN p', ['ada']],
    ['FIND Person AS p WHERE p NOT IS CURRENT USER RETURN p', ['bo', 'cy']],
    ['FIND Host AS h WHERE h.owners IS CURRENT USER RETURN h', ['web']],
    ['FIND Host AS h WHERE h.owners NOT IS CURRENT USER RETURN h', ['db', 'lab']],
    [
      'FIND Host AS h OPTIONALLY THAT OWNS Person AS p WHERE p IS CURRENT USER RETURN p',
      ['ada', null as never, null as never],
    ],
  ])('%s', (query, ids) => {
    expect(rows(query).flat()).toEqual(ids);
  });

  test('without a user, no record is the current user', () => {
    const anonymous = rowsOn(records);
    expect(anonymous('FIND User AS u WHERE u IS CURRENT USER RETURN u')).toEqual([]);
    expect(anonymous('FIND User AS u WHERE u NOT IS CURRENT USER RETURN u')).toHaveLength(2);
  });
});

describe('a comparison of two attributes', () => {
  const compared = (comparison: string) =>
    rows(`FIND Vulnerability AS v THAT HAS Host AS h WHERE ${comparison} RETURN h`).flat();

  test.each<[comparison: string, ids: string[]]>([
    // Ratings are compared by rank, not as text.
    ['v.riskRating GREATER THAN ATTRIBUTE h.riskRating', ['web']],
    ['h.riskRating LESS THAN ATTRIBUTE v.riskRating', ['web']],
    ['h.riskRating EQUALS TO ATTRIBUTE v.riskRating', ['db']],
    ['h.riskScore LESS THAN ATTRIBUTE h.baseRiskScore', ['web']],
    ['h.riskScore LESS THAN OR EQUALS TO ATTRIBUTE h.baseRiskScore', ['web', 'db']],
    // With a missing value, a comparison is false, and its negation is true.
    ['h.riskScore NOT LESS THAN ATTRIBUTE h.baseRiskScore', ['db', 'lab']],
    ['h.riskRating NOT EQUALS TO ATTRIBUTE v.riskRating', ['web', 'lab']],
    ['h.lastSeen EQUALS TO ATTRIBUTE h.firstSeen', ['web']],
  ])('%s', (comparison, ids) => {
    expect(compared(comparison)).toEqual(ids);
  });
});
