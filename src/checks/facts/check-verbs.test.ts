import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkVerbs} from './check-verbs';

const onModelPage = (body: string) =>
  faultsOf(checkVerbs, {'docs/reference/udm/host.md': page(body, 'model: Host\n')});

test.each(['The verb is `OWNS`.', '`ORDER BY`, `DESC`, `IN_LAST` and `GET` are no verbs.'])(
  'accepts %s',
  async (body) => {
    expect(await onModelPage(body)).toEqual([]);
  },
);

test.each([
  ['The verb is `OWNED_BY`.', 'no relationship of Host has the verb "OWNED_BY"'],
  ['The verb is `REPORTS_TO`.', 'no relationship of Host has the verb "REPORTS_TO"'],
])('rejects %s', async (body, message) => {
  expect(await onModelPage(body)).toEqual([expect.stringContaining(message)]);
});

test('on other pages, checks columns of verbs', async () => {
  const table = '| From | Verb | To |\n| --- | --- | --- |\n| `Asset` | `HAZ` | `Person` |';
  expect(await faultsOf(checkVerbs, `Set \`HOME_FOLDER\`.\n\n${table}`)).toEqual([
    expect.stringContaining('no relationship of Asset has the verb "HAZ"'),
  ]);
});
