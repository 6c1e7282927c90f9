import {expect, test} from 'vitest';
import {checkAttributes} from './check-attributes';
import {faultsOf} from './faults-of';

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
    'docs/guides/topic/title.md:9  Host has no attribute "osFamly"  did you mean "osFamily"?',
  ]);
});

test('names the new attribute where one was renamed, on descendants too', async () => {
  expect(await faults('`Host.hostname`')).toEqual([
    'docs/guides/topic/title.md:7  Host.hostname was renamed in 10.24  write Host.hostnames',
  ]);
  expect(await faults('`Environment.defaultCluster`')).toEqual([
    expect.stringContaining('write ClusterModel.defaultValue'),
  ]);
});

test('finds renamed attributes in queries by the name of their model there', async () => {
  const query =
    'FIND Host AS h THAT USES Certificate AS c\nWHERE h.hostname = "a" AND c.name = "b"';
  expect(await faults(`\`\`\`bql\n${query}\n\`\`\``)).toEqual([
    expect.stringMatching(/:9 {2}Host\.hostname was renamed/),
  ]);
});

test('finds renamed attributes in operations, below references and in filters', async () => {
  const operation = `query Names {
  hosts(filter: "hostname = \\"a\\"") {
    hostname
  }
  containers {
    host { hostname }
  }
}`;
  const found = await faults(`\`\`\`graphql\n${operation}\n\`\`\``);
  expect(found.map((fault) => /:(\d+) /.exec(fault)?.[1])).toEqual(['9', '10', '13']);
});

test('a word that looks like an attribute is one of some model, or of another interface', async () => {
  expect(
    await faultsOf(checkAttributes, 'Sort by `riskScore` with `orderBy` on `cveRecords`.'),
  ).toEqual([]);
  const [found] = await faultsOf(checkAttributes, 'Sort by `riskScroe`.');
  expect(found).toContain('no data model has an attribute "riskScroe"');
  expect(found).toContain('did you mean "riskScore"?');
});
