import {expect, test} from 'vitest';
import {connectorMatter, faultsOf, page} from '../faults-of';
import {checkConnectorVersions} from './check-connector-versions';

const connector = connectorMatter(`    - version: 2.1.0
      date: 2025-11-12
      changes:
        - added: Tokens bound to a key by DPoP.
    - version: 2.0.0
      date: 2025-08-05
      changes:
        - improved: Groups without members arrive.
`);
const scanner = 'docs/connectors/scanner.md';
const month = 'docs/releases/connector/11-2025.md';
const link = '[Scanner](../../connectors/scanner.md)';
const faults = (body: string, path = 'docs/guides/topic/title.md') =>
  faultsOf(checkConnectorVersions, {
    [scanner]: page(path === scanner ? body : 'Text.', connector),
    ...(path === scanner ? {} : {[path]: page(body)}),
  });

test.each([
  [
    'the version that introduced it',
    'The connector is older than 2.1.0 and binds no key.',
    scanner,
  ],
  ["a vendor's version", 'Scanner is 9.6.1 or later. The server is older than 7.61.3.', scanner],
  ['a product next to the connector', 'The connector needs Scanner 9.6.1 or later.', scanner],
  ['a version in code or an address', 'The connector sends `9.9.9` to 10.0.0.1.', scanner],
  ["an integration's version", 'An integration of version 2.0.0 of this connector.', scanner],
  ['the version of the month', `${link} 2.1.0 binds tokens. It needs Artifactory 7.61.3.`, month],
  ['another month that the text names', `${link} 2.0.0 of August is not enough.`, month],
  ['a requirement on a guide', `Tickets need version 2.1.0 of the connector ${link} or later.`],
  ['its day', `For ${link}, wait for connector 2.1.0 on November 12.`],
  ['software in general', 'Upgrade to 4.17.21 of lodash.'],
])('accepts %s', async (_, body, path?: string) => {
  expect(await faults(body, path)).toEqual([]);
});

test.each([
  ["that doesn't exist", 'The connector is older than 2.1.1.', scanner, 'has no version 2.1.1'],
  [
    'that introduced something else',
    'The connector is older than 2.0.0, and no tokens are bound.',
    scanner,
    "Scanner 2.0.0 didn't introduce this  write 2.1.0, which introduced it",
  ],
  ['after a link', `${link} 2.2.0 binds tokens.`, month, 'has no version 2.2.0'],
  [
    'of another month',
    `${link} 2.0.0 binds tokens.`,
    month,
    "Scanner 2.0.0 isn't from 2025-11: it came out on August 5, 2025  write 2.1.0",
  ],
  [
    'with another day',
    `For ${link}, wait for connector 2.1.0 on November 13.`,
    'docs/guides/topic/title.md',
    "didn't come out on November 13",
  ],
  ['by name', `${link} sends. Scanner connector 2.3.0 mends it.`, undefined, 'no version 2.3.0'],
])('rejects a version %s', async (_, body, path, message) => {
  expect(await faults(body, path)).toEqual([expect.stringContaining(message)]);
});
