import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkQueryResults} from './check-query-results';

const fence = (code: string, meta = '') => `\`\`\`bql${meta}\n${code}\n\`\`\``;
const none = 'FIND Host WHERE hostnames = "no-such-host"';

test('accepts a query that finds something, and a query that says it finds nothing', async () => {
  expect(
    await faultsOf(checkQueryResults, `${fence('FIND Host')}\n\n${fence(none, ' empty')}`),
  ).toEqual([]);
});

test('rejects a query that finds nothing, or that finds something although it says otherwise', async () => {
  const [nothing] = await faultsOf(checkQueryResults, fence(none));
  expect(nothing).toContain('the query finds nothing in the sample organization');
  const [something] = await faultsOf(checkQueryResults, fence('FIND Host', ' empty'));
  expect(something).toMatch(/the query finds \d+ rows/);
});
