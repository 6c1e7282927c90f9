import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkRetention} from './check-retention';

const faults = (text: string) => faultsOf(checkRetention, text);

test.each([
  'An asset or finding becomes inactive :limit[Inactive period] after its last report, and is purged :limit[Purge period] later.',
  'By default, the record becomes inactive :limit[Inactive period] after all sources have dropped the person, and is purged after another :limit[Purge period].',
  'It keeps events for :default[Keep events for] days, or up to :limit[Keep events for]{most} if you keep events for longer.',
  'To keep events for 90 days, change the setting.',
  'Existing snapshots are kept for the full two years. Trends have a gap.',
  'Entra ID keeps attempts for 7 days in the free edition.',
  'A service runs for 12 hours. Orchestration runs are listed for 90 days.',
  'Its source record is deleted after the **Retain source records** period (:default[Retain source records] by default), and an application becomes inactive after :limit[Inactive period].',
  'CVE records stay as they are, and reports become inactive after :limit[Inactive period].',
  'A prepared file is kept for 1 day.',
])('accepts what the facts say: %s', async (text) => {
  expect(await faults(text)).toEqual([]);
});

test.each([
  ['An asset or finding becomes inactive 60 days after its last report.', '60 days'],
  ['A closed ticket becomes inactive after 30 days and is purged 90 days later.', '90 days'],
  ['By default, the log keeps events for 90 days.', '90 days'],
  ['Events are deleted after three months.', 'three months'],
  ['A source record is deleted after 14 days.', '14 days'],
  ['CVE records are purged after 180 days.', '180 days'],
  ['Pentest findings become inactive after 30 days.', '30 days'],
  [
    'On a cloud instance, manual backups are kept for :limit[How long a backup is kept].',
    '30 days',
  ],
])('rejects another period: %s', async (text, duration) => {
  expect(await faults(text)).toEqual([expect.stringContaining(`"${duration}"`)]);
});

test('says what the facts say', async () => {
  expect(await faults('By default, the log keeps events for 90 days.')).toEqual([
    'docs/guides/topic/title.md:7  "90 days" is wrong for "Application event logs"  the facts say "30 days. A job deletes older events daily at 02:00 UTC": write that, or correct src/product/facts/retention.yaml',
  ]);
});

test("a connector's page can say how long its vendor keeps data", async () => {
  const file = 'docs/connectors/acme.md';
  expect(await faultsOf(checkRetention, {[file]: page('Findings are kept for 90 days.')})).toEqual(
    [],
  );
});

test("rejects a model whose periods aren't off", async () => {
  const about = (model: string) =>
    faultsOf(checkRetention, {
      'docs/reference/udm/model.md': page(
        'Their lifecycle periods are off by default, so the records stay.',
        `model: ${model}\n`,
      ),
    });
  expect(await about('CveRecord')).toEqual([]);
  expect(await about('Person')).toEqual([
    expect.stringContaining(`the periods of "Person" aren't off`),
  ]);
});
