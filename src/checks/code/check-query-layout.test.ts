import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkQueryLayout} from './check-query-layout';

test.each([
  '```bql\nFIND Host\nLIMIT 5\n```',
  '```bcl model="Host"\nriskScore > 7\n```',
  '```bql unformatted\nfind Host limit 5\n```',
  '```bql error="There is no"\nfind Hosts\n```',
])('accepts %s', async (page) => {
  expect(await faultsOf(checkQueryLayout, page)).toEqual([]);
});

test('rejects any other layout and says what the line should be', async () => {
  const [fault] = await faultsOf(checkQueryLayout, '```bql\nFIND Host\nlimit 5\n```');
  expect(fault).toMatch(/the query isn't formatted .*"LIMIT 5"/);
});
