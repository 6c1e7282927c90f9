import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkConnectorObjects} from './check-connector-objects';

const retrieved = (...objects: [name: string, required: string][]) =>
  `## Data retrieved\n\n| Connector object | Required |\n| --- | --- |\n${objects
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')}`;

const mapping = (heading: string, rows: number) =>
  `### ${heading}\n\n| Source field | Data-model attribute |\n| --- | --- |\n${'| `id` | `uid` |\n'.repeat(rows)}`;

async function faults(objects: [string, string][], ...mappings: string[]) {
  const body = `${retrieved(...objects)}\n\n## Attribute mapping\n\n${mappings.join('\n\n')}`;
  const found = await faultsOf(checkConnectorObjects, {'docs/connectors/acme.md': page(body)});
  return found.map((fault) => fault.split('  ').slice(1).join(': '));
}

test('accepts a full mapping of what is required, and a short one of the rest', async () => {
  expect(
    await faults(
      [
        ['Asset', 'Yes'],
        ['Tag', 'No'],
      ],
      mapping('Asset to host', 10),
      mapping('Tag to team', 2),
    ),
  ).toEqual([]);
});

test('refuses a short mapping of a main object: one that is required, or else the first', async () => {
  const short = [
    'the mapping of "Asset" has 9 rows: add the fields that a reader would look for, 10 at least',
  ];
  expect(await faults([['Asset', 'Yes']], mapping('Asset to host', 9))).toEqual(short);
  expect(await faults([['Asset', 'No']], mapping('Asset to host', 9))).toEqual(short);
});

test('refuses a mapping of what the connector does not read', async () => {
  expect(await faults([['Asset', 'Yes']], mapping('Asset and device to host', 10))).toEqual([
    '"Data retrieved" lists no object "device": use one of: Asset',
  ]);
});

test('a heading may name several objects, or one that has "and" in its name', async () => {
  expect(
    await faults(
      [
        ['Server', 'Yes'],
        ['Users and groups', 'No'],
      ],
      mapping('Server to host', 10),
      mapping('Users and groups to person', 2),
    ),
  ).toEqual([]);
});
