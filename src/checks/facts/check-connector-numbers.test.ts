import {expect, test} from 'vitest';
import {connectorMatter, faultsOf, page} from '../faults-of';
import {checkConnectorNumbers} from './check-connector-numbers';

const versions = (version: string, change: string) => `    - version: ${version}
      date: 2025-11-12
      changes:
        - ${change}
    - version: 2.0.0
      date: 2025-08-05
      changes:
        - fixed: Groups without members are imported.
`;
const faults = (version: string, change: string) =>
  faultsOf(checkConnectorNumbers, {
    'docs/connectors/scanner.md': page('Text.', connectorMatter(versions(version, change))),
  });

test.each([
  ['2.0.1', 'added: Groups.', 'is a fix, but adds or improves something'],
  ['2.0.1', 'fixed: Paging. Add a scope before you update.', 'is a fix, but needs preparation'],
  ['2.1.0', 'fixed: Paging.', "isn't a fix, but adds and improves nothing"],
])('rejects %s with "%s"', async (version, change, fault) => {
  expect(await faults(version, change)).toEqual([expect.stringContaining(`${version} ${fault}`)]);
});

test.each([
  ['2.0.1', 'fixed: Paging.'],
  ['2.0.1', 'deprecated: Use another connector.'],
  ['2.1.0', 'added: Groups.'],
  ['3.0.0', 'improved: Sign-in with a token.'],
])('accepts %s with "%s"', async (version, change) => {
  expect(await faults(version, change)).toEqual([]);
});
