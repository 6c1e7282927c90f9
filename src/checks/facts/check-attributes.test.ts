import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkAttributes} from './check-attributes';

const faults = (body: string) => faultsOf(checkAttributes, body);

test('accepts own and inherited attributes', async () => {
  expect(await faults('`Host.hostnames` and `Host.riskScore`')).toEqual([]);
});

test('skips names of other products', async () => {
  expect(await faults('`Vulnerability.Read.All`, `Device.hostname`, `Lorry.wheels`')).toEqual([
    expect.stringContaining('Device has no attribute "hostname"'),
  ]);
});

test('rejects an unknown attribute and suggests the intended one', async () => {
  expect(await faults('Text.\n\nSee `Host.osFamly`.')).toEqual([
    expect.stringMatching(
      /title\.md:9 {2}Host has no attribute "osFamly". Did you mean "osFamily"\?/,
    ),
  ]);
});

test('checks a path to its end', async () => {
  expect(await faults('`Finding.targets.tags`')).toEqual([]);
  expect(await faults('`Finding.targets.tag`')).toEqual([
    expect.stringContaining('Asset has no attribute "tag"'),
  ]);
});

test('names the new attribute if one was renamed, including on descendants', async () => {
  expect(await faults('`Host.hostname`')).toEqual([
    expect.stringMatching(/title\.md:7 {2}"hostname" was renamed "hostnames" in 10\.23/),
  ]);
  expect(await faults('`Environment.defaultCluster`')).toEqual([
    expect.stringContaining('was renamed "defaultValue"'),
  ]);
});

test.each([
  ['a host', 'The `osFamily` of a host.'],
  ['a table row', '| Model | Shows |\n| --- | --- |\n| **Host** | `osFamily` |'],
  [
    'the link in its section',
    '[Host](../../reference/udm/host.md) has more.\n\nSuch as `osFamily`.',
  ],
  ['a query on the page', '```bql\nFIND Host\n```\n\n## More\n\nTry `osFamily`.'],
  ['an operation on the page', '```graphql\n{ hosts { uid } }\n```\n\nTry `osFamily`.'],
  ['an alias', 'As in `FIND Host AS h`, where `h` has `h.osFamily`.'],
  ['any model, if the page names none', 'Try `osFamily`.'],
])('an attribute alone belongs to %s', async (_whose, body) => {
  expect(await faults(body)).toEqual([]);
});

test.each([
  [
    'The `osFamily` of a finding.',
    'Finding has no attribute "osFamily"',
    'write Device.osFamily or',
  ],
  ['The `riskScroe` of a host.', 'Did you mean "riskScore"?', 'code-words.txt'],
  ['The `hostname` of a host.', 'Host.hostname was renamed in 10.23', 'write Host.hostnames'],
  ['In `targets.tag` of a finding.', 'Asset has no attribute "tag"', ''],
  ['As in `FIND Host AS h`, `h.osFamly`.', 'Did you mean "osFamily"?', ''],
])('rejects %s', async (body, wrong, fix) => {
  const [found, ...others] = await faults(body);
  expect(found).toContain(wrong);
  expect(found).toContain(fix);
  expect(others).toEqual([]);
});

test('of two models nearby, the nearer one decides whether an attribute was renamed', async () => {
  expect(await faults('A finding has a `type`, as a cluster model had.')).toEqual([]);
  expect(await faults('A cluster model had a `type`, as a finding has.')).toEqual([
    expect.stringContaining('ClusterModel.type was renamed in 10.23'),
  ]);
});

test('skips words of other interfaces', async () => {
  expect(
    await faults('Sort hosts with `orderBy` on `cveRecords`, or `toUpper`, or `curl`.'),
  ).toEqual([]);
});

test('on a model page, every word must be an attribute of that model or of one that the section names', async () => {
  const onHostPage = (body: string) =>
    faultsOf(checkAttributes, {'docs/reference/udm/host.md': page(body, 'model: Host\n')});
  expect(await onHostPage('Look at `os`, and at the `severity` of findings.')).toEqual([]);
  expect(await onHostPage('A finding.\n\n## Facts\n\nLook at `oss` and `severity`.')).toEqual([
    expect.stringContaining('Host has no attribute "oss"'),
    expect.stringContaining('Host has no attribute "severity"'),
  ]);
});

test('on a connector page, fields are the vendor’s, except for slips in the names of attributes', async () => {
  const onConnectorPage = (body: string) =>
    faultsOf(checkAttributes, {'docs/connectors/acme.md': page(body)});
  expect(
    await onConnectorPage('`deviceName` and `hostIdent` are theirs, `lastSeen` is ours.'),
  ).toEqual([]);
  expect(await onConnectorPage('The run gives `firstFond`.')).toEqual([
    expect.stringContaining('did you mean "firstFound"?'),
  ]);
});
