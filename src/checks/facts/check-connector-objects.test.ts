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

test('accepts a full mapping of required objects, and a short mapping of others', async () => {
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

test('rejects a short mapping of a main object: a required one, or else the first', async () => {
  const short = [
    'the mapping of "Asset" has only 9 rows: add the fields that readers look for: at least 10 rows',
  ];
  expect(await faults([['Asset', 'Yes']], mapping('Asset to host', 9))).toEqual(short);
  expect(await faults([['Asset', 'No']], mapping('Asset to host', 9))).toEqual(short);
});

test("rejects a mapping of an object that the connector doesn't read", async () => {
  expect(await faults([['Asset', 'Yes']], mapping('Asset and device to host', 10))).toEqual([
    `"Data retrieved" doesn't list the object "device": use one of: Asset`,
  ]);
});

test('a heading can name several objects, or one with "and" in its name', async () => {
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
