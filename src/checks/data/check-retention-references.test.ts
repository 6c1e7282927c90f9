import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkRetentionReferences} from './check-retention-references';

const faults = (records: string, periods = '') =>
  faultsOf(checkRetentionReferences, {
    'docs/guides/page.md': page('## A section\n\nText.'),
    'src/product/facts/retention.yaml': `records:\n${records}files: []\nperiods:\n${periods}deletions: []\n`,
  });

const record = (what: string, ends = ':limit[Inactive period]', models = '[Host]') =>
  `  - {what: "${what}", models: ${models}, starts: Never, ends: "${ends}"}\n`;

test('accepts references that exist', async () => {
  expect(
    await faults(
      record('[Hosts](guides/page.md#a-section)'),
      '  - {what: A period, menu: [Integrations, Sources], range: ":default[Retain source records]"}\n',
    ),
  ).toEqual([]);
});

test.each([
  [record('[Hosts](guides/gone.md)'), 'there is no page docs/guides/gone.md'],
  [record('[Hosts](guides/page.md#gone)'), 'docs/guides/page.md has no section "#gone"'],
  [record('Hosts', ':limit[Gone period]'), ':limit[Gone period] finds no "Gone period"'],
  [record('Hosts', 'Never', '[Hst]'), 'there is no data model "Hst"'],
])('rejects a reference that leads nowhere, at its line: %s', async (records, wrong) => {
  const [fault] = await faults(record('Hosts') + records);
  expect(fault).toContain(`src/product/facts/retention.yaml:3  ${wrong}`);
});

test('rejects a period that is changed in a menu that does not exist', async () => {
  expect(await faults(record('Hosts'), '  - {what: A period, menu: [Gone], range: "–"}\n')).toEqual(
    [
      'src/product/facts/retention.yaml:5  "A period" is changed in "Gone", which isn\'t a menu  use a path in menu.yaml',
    ],
  );
});
