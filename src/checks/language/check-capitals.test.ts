import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkCapitals} from './check-capitals';

const faults = async (body: string) =>
  (await faultsOf(checkCapitals, body)).map((fault) =>
    fault.replace(/^docs\/guides\/topic\/title\.md:/, ''),
  );

test.each([
  ['the list is long.', 'a paragraph begins with "the"  begin it with a capital letter'],
  [
    '- Open it.\n- select it.\n- Close it.',
    'an item begins with "select"  begin it as the other items begin',
  ],
  [
    '- the name\n- How it ends\n- the address',
    'an item begins with "How"  begin it as the other items begin',
  ],
  [
    '| A |\n| --- |\n| One |\n| two |\n| Three |\n| Four |',
    'a cell begins with "two"  begin it with a capital letter',
  ],
  [
    'Open the Query and run it.',
    '"Query" is capitalized in the middle of a sentence  write "query", or put the name in bold or code',
  ],
])('rejects %s', async (text, fault) => {
  expect((await faults(text)).map((found) => found.replace(/^\d+ {2}/, ''))).toEqual([fault]);
});

test('accepts names, formulas, and code', async () => {
  expect(
    await faults(
      [
        'iOS devices are read. Open **Query**.',
        'change = new − old',
        'udm.json is a file.',
        '- the name\n- `code`\n- the address\n- Kubernetes clusters',
        '| A |\n| --- |\n| One |\n| `two` |\n| Three |\n| count(…) |\n| Four |',
        'The shipped Data quality report is a file.',
      ].join('\n\n'),
    ),
  ).toEqual([]);
});

test("a title is in sentence case, unless it's a product name", async () => {
  const page = (title: string) => `---\ntitle: ${title}\ndescription: A page.\n---\n\nText.\n`;
  expect(await faultsOf(checkCapitals, {'docs/guides/a.md': page('Dashboard Builder')})).toEqual([
    `docs/guides/a.md:2  "Dashboard Builder" isn't in sentence case  write "builder", or add the name to src/checks/language/proper-names.txt`,
  ]);
  expect(
    await faultsOf(checkCapitals, {'docs/guides/a.md': page('Kubernetes in March 2025')}),
  ).toEqual([]);
  expect(
    await faultsOf(checkCapitals, {'docs/connectors/a.md': page('Acme Security Scanner')}),
  ).toEqual([]);
});
