import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkNumbers} from './check-numbers';

const path = 'docs/guides/tokens.md';

/** The faults of a page with these listed numbers. */
const faults = (text: string, listed?: string) =>
  faultsOf(checkNumbers, {
    [path]: `---\ntitle: Tokens\ndescription: How tokens end.\n---\n\n${text}\n`,
    'src/checks/facts/free-numbers/list.yaml': listed
      ? `${path}:\n  example: ${JSON.stringify(listed)}\n`
      : '{}\n',
  });

test('a listed number can be typed, repeated, and deleted with its sentence', async () => {
  const listed = '24 hours (2), 1,000 rows';
  expect(
    await faults('A token lives 24 hours. Ask within 24 hours for 1,000 rows.', listed),
  ).toEqual([]);
  expect(await faults('24 hours, 24 hours, 24 hours, and 1,000 rows.', listed)).toEqual([]);
  expect(await faults('A token lives 24 hours.', listed)).toEqual([]);
});

test('compares a new number with the listed number that it replaced', async () => {
  expect(await faults('It ends.\n\nA token lives 12 hours.', '24 hours')).toEqual([
    expect.stringMatching(
      /:8 {2}"12 hours", where "24 hours" was looked up {2}write "24 hours" again/,
    ),
  ]);
  expect(await faults('A token lives 24 days.', '24 hours'), 'a unit').toHaveLength(1);
  expect(await faults('12 hours\n\n12 hours', '24 hours, 12 hours'), 'a swap').toHaveLength(2);
  expect(await faults('It has six roles.', 'seven roles'), 'in letters').toHaveLength(1);
  expect(await faults('| Score |\n| --- |\n| 8.8 |', '8.6'), 'in a table').toHaveLength(1);
  expect(await faults('It ends on `2025-12-16`.', '2025-12-15'), 'in code').toHaveLength(1);
  expect(await faults('The key is `PT-2025-11-04`.', '2025-11-03'), 'in a name').toHaveLength(1);
});

test('rejects a new number and says how to list it', async () => {
  expect(await faults('A file has 1,234 rows, and `port8443` is a name.')).toEqual([
    expect.stringMatching(
      /"1,234 rows" is typed by hand {2}if it's a fact of our product, add it to src\/product\/facts\/limits\.yaml .* npm run numbers -- docs\/guides\/tokens\.md$/,
    ),
  ]);
});

test('suggests a limit or default if the sentence mentions it, and no other with the same number', async () => {
  expect(await faults('A session lasts 12 hours.')).toEqual([
    expect.stringContaining('write :default[Maximum session length] if that'),
  ]);
  expect(await faults('A backup may take 12 hours. A session ends sooner.')).toEqual([
    expect.stringContaining('write :limit[Time for one backup] if that'),
  ]);
  expect(await faults('A walk takes 12 hours.')).toEqual([
    expect.stringContaining("if it's a fact of our product"),
  ]);
  expect(await faults('Events are kept for 30 days.')).toEqual([
    expect.stringContaining(':limit[Days that events are kept]'),
  ]);
  expect(await faults('An API token lasts 24 hours.')).toEqual([
    expect.stringContaining('write :limit[Life of an API token] or'),
  ]);
  expect(await faults('Set **Grace period** to `1 day`. It is 7 days at first.')).toEqual([
    expect.stringContaining('write :default[Grace period] if'),
  ]);
  expect(await faults('| Field | Value |\n| --- | --- |\n| Idle timeout | 30 minutes |')).toEqual([
    expect.stringContaining(':default[Idle timeout]'),
  ]);
});

test("on a connector's page, a number is the vendor's", async () => {
  const path = 'docs/connectors/acme.md';
  const files = {[path]: '---\ntitle: Acme\n---\n\nAcme keeps scans for 45 days.\n'};
  const list = {'src/checks/facts/free-numbers/list.yaml': '{}\n'};
  expect(await faultsOf(checkNumbers, {...files, ...list})).toEqual([
    expect.stringMatching(
      /documentation, then run: npm run numbers -- docs\/connectors\/acme\.md --reason vendor$/,
    ),
  ]);
});

test('skips the result of a sum, which has its own check', async () => {
  const listed = '8.6, 6.4, 3.0, 3';
  expect(await faults('(8.6 + 6.4 + 3.0) ÷ 3 = 6.0', listed)).toEqual([]);
  expect(await faults('8.6 and 6.4 and 3.0 by 3 are 6.0', listed)).toHaveLength(1);
});

test('suggests a release note entry for a version of the product', async () => {
  expect(await faults('Your platform is 11.22 or later.')).toEqual([
    expect.stringContaining('write its entry in the release notes as :version[…] if'),
  ]);
});

test('reports a number that a line repeats only once', async () => {
  expect(await faults('Wait 45 days, then 45 days more.')).toHaveLength(1);
});

test('accepts a new small count, which is about its own sentence', async () => {
  expect(await faults('Finding and ticket are two models.')).toEqual([]);
  expect(await faults('It has three models.', 'two models'), 'listed').toHaveLength(1);
  expect(await faults('It has eight roles.')).toHaveLength(1);
  expect(await faults('Wait two days.')).toHaveLength(1);
});

test('accepts a new number in an example, a quoted error of a vendor, and an HTTP status code', async () => {
  expect(await faults('A server that is busy returns 503.')).toEqual([]);
  expect(await faults('It needs TLS 1.2 on TCP 443.')).toEqual([]);
  expect(await faults('Set a short span, for example 12 days.')).toEqual([]);
  expect(await faults('For example, it is on. Set 12 days.'), 'another sentence').toHaveLength(1);
  expect(await faults('| Field | Example |\n| --- | --- |\n| Size | 4711 |')).toEqual([]);
  expect(await faults('It returns 503.', '429'), 'a replaced number').toHaveLength(1);
  const path = 'docs/connectors/acme.md';
  const list = {'src/checks/facts/free-numbers/list.yaml': '{}\n'};
  const quoted = {[path]: '---\ntitle: Acme\n---\n\n"Limit of 45 days exceeded": it is old.\n'};
  expect(await faultsOf(checkNumbers, {...quoted, ...list})).toEqual([]);
});

test('rejects a new count in letters, and a count that looks like a status code', async () => {
  expect(await faults('A user can be in ten informed groups.')).toHaveLength(1);
  expect(await faults('The limit is 500 queries for each user.')).toHaveLength(1);
  expect(await faults('After 500 errors, it stops. Six people pass.')).toEqual([]);
});

test('accepts a fact by reference', async () => {
  expect(await faults('Send :limit[Records in a batch] records to :count[roles] roles.')).toEqual(
    [],
  );
});

test('ignores digits in names', async () => {
  expect(
    await faults(
      'CVE-2021-44228, SHA-256, UTF-8, 10.20.1.11, T1190, IPv4, v2 and [two](https://a.example/3).',
    ),
  ).toEqual([]);
});

test('rejects a new number in letters, also at the beginning of a sentence or cell', async () => {
  expect(await faults('Kept for three days.')).toHaveLength(1);
  expect(await faults('| Kept |\n| --- |\n| Three days |')).toHaveLength(1);
  expect(await faults('Three days pass. Then three days pass.', 'three days (2)')).toEqual([]);
});
