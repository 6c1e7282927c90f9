import {describe, expect, test} from 'vitest';
import {rowsOn} from '../testing/rows-on';

const rows = rowsOn([
  {id: 'web', typeName: 'Host', owners: ['ada', 'ada', 'bo'], businessServices: ['bank']},
  {id: 'db', typeName: 'Host', owners: ['ada', 'gone']},
  {id: 'shop', typeName: 'Container', owners: ['ada'], host: 'web'},
  {id: 'ada', typeName: 'Person', managers: ['bo']},
  {id: 'bo', typeName: 'Person', managers: ['cy']},
  {id: 'cy', typeName: 'Person', managers: ['bo']},
  {id: 'bank', typeName: 'BusinessService'},
  {id: 'bug', typeName: 'Vulnerability', targets: ['web', 'shop']},
]);

test.each<[query: string, pairs: string[]]>([
  // A verb can lead to records of several models.
  ['FIND Person AS x THAT OWNS Asset AS y', ['ada web', 'ada db', 'ada shop', 'bo web']],
  ['FIND Person AS x THAT OWNS Host|Container AS y', ['ada web', 'ada db', 'ada shop', 'bo web']],
  ['FIND Person AS x THAT OWNS Container AS y', ['ada shop']],
  ['FIND Vulnerability AS x THAT HAS Asset AS y', ['bug web', 'bug shop']],
  // A reference written twice is one relationship, and a reference to a missing record leads nowhere.
  ['FIND Host AS x THAT OWNS Person AS y', ['web ada', 'web bo', 'db ada']],
  // Between records of the same model, only the direction tells the two ends apart.
  ['FIND Person AS x THAT MANAGED_BY >> Person AS y', ['ada bo', 'bo cy', 'cy bo']],
  ['FIND Person AS x THAT MANAGED_BY << Person AS y', ['bo ada', 'bo cy', 'cy bo']],
  ['FIND Person AS x THAT MANAGED_BY Person AS y', ['ada bo', 'bo cy', 'bo ada', 'cy bo']],
  // A verb that joins the models doesn't lead to records that another verb joins.
  ['FIND Container AS x THAT RUNNING_ON Host AS y', ['shop web']],
])('%s', (query, pairs) => {
  const found = rows(`${query} RETURN x, y`).map((row) => row.join(' '));
  expect(found.toSorted()).toEqual(pairs.toSorted());
});

describe('RELATES TO', () => {
  const near = (query: string) => rows(`${query} RETURN y`).flat().toSorted();

  test('leads directly and through one other record, to each record once', () => {
    expect(near('FIND Vulnerability AS x THAT RELATES TO Asset AS y')).toEqual(['shop', 'web']);
    expect(near('FIND Vulnerability AS x THAT RELATES TO Person AS y')).toEqual(['ada', 'bo']);
  });

  test("doesn't lead through two other records, or back to the same record", () => {
    expect(near('FIND Vulnerability AS x THAT RELATES TO Host AS y')).toEqual(['web']);
    expect(near('FIND Container AS x THAT RELATES TO Container AS y')).toEqual([]);
    expect(near('FIND Container AS x THAT RELATES TO Host AS y')).toEqual(['db', 'web']);
  });
});
