import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkAttributes} from './check-attributes';

const faults = (body: string) => faultsOf(checkAttributes, body);

test('accepts own and inherited attributes', async () => {
  expect(await faults('`Host.hostnames` and `Host.riskScore`')).toEqual([]);
});

test('leaves names of other products alone', async () => {
  expect(await faults('`Vulnerability.Read.All`, `Device.hostname`, `Lorry.wheels`')).toEqual([
    expect.stringContaining('Device has no attribute "hostname"'),
  ]);
});

test('refuses an attribute that does not exist and finds the one that is meant', async () => {
  expect(await faults('Text.\n\nSee `Host.osFamly`.')).toEqual([
    expect.stringMatching(
      /title\.md:9 {2}Host has no attribute "osFamly". Did you mean "osFamily"\?/,
    ),
  ]);
});

test('reads a path to its end', async () => {
  expect(await faults('`Finding.targets.tags`')).toEqual([]);
  expect(await faults('`Finding.targets.tag`')).toEqual([
    expect.stringContaining('Asset has no attribute "tag"'),
  ]);
});

test('names the new attribute where one was renamed, on descendants too', async () => {
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
  ['a query of the page', '```bql\nFIND Host\n```\n\n## More\n\nTry `osFamily`.'],
  ['an operation of the page', '```graphql\n{ hosts { uid } }\n```\n\nTry `osFamily`.'],
  ['an alias', 'As in `FIND Host AS h`, where `h` has `h.osFamily`.'],
  ['nothing, where no model is named', 'Try `osFamily`.'],
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
])('refuses %s', async (body, wrong, fix) => {
  const [found, ...others] = await faults(body);
  expect(found).toContain(wrong);
  expect(found).toContain(fix);
  expect(others).toEqual([]);
});

test('of two models near it, the nearer one decides whether a name is an old one', async () => {
  expect(await faults('A finding has a `type`, as a cluster model had.')).toEqual([]);
  expect(await faults('A cluster model had a `type`, as a finding has.')).toEqual([
    expect.stringContaining('ClusterModel.type was renamed in 10.23'),
  ]);
});

test('leaves words of other interfaces alone', async () => {
  expect(
    await faults('Sort hosts with `orderBy` on `cveRecords`, or `toUpper`, or `curl`.'),
  ).toEqual([]);
});

test('on the page of a model, every word is an attribute of it or of a model in the section', async () => {
  const onHostPage = (body: string) =>
    faultsOf(checkAttributes, {'docs/reference/udm/host.md': page(body, 'model: Host\n')});
  expect(await onHostPage('Look at `os`, and at the `severity` of findings.')).toEqual([]);
  expect(await onHostPage('A finding.\n\n## Facts\n\nLook at `oss` and `severity`.')).toEqual([
    expect.stringContaining('Host has no attribute "oss"'),
    expect.stringContaining('Host has no attribute "severity"'),
  ]);
});

test('on a connector page, fields are the vendor’s, but for those with a slip in the name of ours', async () => {
  const onConnectorPage = (body: string) =>
    faultsOf(checkAttributes, {'docs/connectors/acme.md': page(body)});
  expect(
    await onConnectorPage('`deviceName` and `hostIdent` are theirs, `lastSeen` is ours.'),
  ).toEqual([]);
  expect(await onConnectorPage('The run gives `firstFond`.')).toEqual([
    expect.stringContaining('did you mean "firstFound"?'),
  ]);
});
